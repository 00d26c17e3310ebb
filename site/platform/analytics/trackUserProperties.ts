import { documentLanguage } from '#site/platform/i18n/documentLanguage.ts';
import { currentSettings, subscribeToSettings } from '#site/platform/settings/settingsStore.ts';
import { systemMode } from '#site/platform/settings/storedSettings.ts';
import type { Transport, UserProperties } from './track.ts';

/** Everything there is to say about the reader now. */
export function userProperties(): UserProperties {
  const { codeVariant, codeStyling, mode } = currentSettings();
  return {
    codeVariant,
    codeStylingVariant: codeStyling,
    userLanguage: documentLanguage(),
    devicePixelRatio: Math.round(devicePixelRatio * 10) / 10,
    colorSchemeOS: systemMode(),
    colorScheme: mode,
  };
}

/** What differs from before; null when nothing does. */
export function changedProperties(
  before: Partial<UserProperties>,
  now: UserProperties,
): Partial<UserProperties> | null {
  const changed = Object.entries(now).filter(
    ([name, value]) => before[name as keyof UserProperties] !== value,
  );
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** Reports the user properties, and later each that changes. */
export function trackUserProperties(track: Transport): void {
  let reported: Partial<UserProperties> = {};

  function report() {
    const now = userProperties();
    const properties = changedProperties(reported, now);
    reported = now;
    if (properties) {
      track({ name: 'user_properties', properties });
    }
  }

  /** A query matches one ratio only, give or take a rounding, so each change needs a new one. */
  function watchPixelRatio() {
    const [least, most] = [devicePixelRatio - 0.01, devicePixelRatio + 0.01];
    matchMedia(`(min-resolution: ${least}dppx) and (max-resolution: ${most}dppx)`).addEventListener(
      'change',
      () => {
        report();
        watchPixelRatio();
      },
      { once: true },
    );
  }

  report();
  watchPixelRatio();
  subscribeToSettings(report);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', report);
}
