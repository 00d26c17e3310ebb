import { type PreferenceName, preferences } from '#model/Preferences.ts';
import type { Language } from '#model/Language.ts';
import { changeLanguage } from '#site/platform/i18n/changeLanguage.ts';
import type { ModePreference } from '#site/platform/settings/Settings.ts';
import { dispatchTheme, setMode, setPreference } from '#site/platform/settings/settingsStore.ts';
import type { Direction } from '#site/platform/settings/ThemeState.ts';

/** Outcome of an action: done, failed, or a page to open. */
export type ActionResult =
  | { kind: 'done' }
  | { kind: 'copied' }
  | { kind: 'failed' }
  | { kind: 'link'; href: string }
  | { kind: 'leaving' };

/** Runs an action of the palette by its id. */
export async function runAction(id: string): Promise<ActionResult> {
  const [name, value = ''] = splitOnce(id);
  switch (name) {
    case 'mode':
      setMode(value as ModePreference);
      return { kind: 'done' };
    case 'direction':
      dispatchTheme({ type: 'CHANGE', payload: { direction: value as Direction } });
      return { kind: 'done' };
    case 'density':
      dispatchTheme(
        value === 'dense' ? { type: 'SET_DENSE', payload: true } : { type: 'RESET_DENSITY' },
      );
      return { kind: 'done' };
    case 'language':
      changeLanguage(value as Language);
      return { kind: 'leaving' };
    case 'copy-link':
      return copyLink();
    case 'playground':
      return { kind: 'link', href: '/playground' };
    default:
      if (isPreference(name)) {
        setPreference(name, value as never);
        return { kind: 'done' };
      }
      return { kind: 'link', href: value };
  }
}

function isPreference(name: string): name is PreferenceName {
  return Object.hasOwn(preferences, name);
}

function splitOnce(id: string): [name: string, value?: string] {
  const at = id.indexOf('=');
  return at === -1 ? [id] : [id.slice(0, at), id.slice(at + 1)];
}

async function copyLink(): Promise<ActionResult> {
  try {
    await navigator.clipboard.writeText(location.href);
    return { kind: 'copied' };
  } catch {
    return { kind: 'failed' };
  }
}
