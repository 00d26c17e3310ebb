import { noThirdParties, type ThirdParties } from '#model/ThirdParties.ts';

/** What the browser says about its reader. */
export interface PrivacySignals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Whether a reader asks, by Global Privacy Control or Do Not Track, to be left alone. */
export function wantsPrivacy({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
}

/**
 * The third parties this page may use: what the document was built with, less what the reader does not want.
 * A font knows nothing of the reader and stays.
 */
export function allowedThirdParties(
  json = document.documentElement.dataset.thirdParties,
  signals: PrivacySignals = navigator,
): ThirdParties {
  const configured: ThirdParties = { ...noThirdParties, ...(JSON.parse(json || '{}') as object) };
  return wantsPrivacy(signals) ? { ...noThirdParties, iconFont: configured.iconFont } : configured;
}
