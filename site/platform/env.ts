/*
 * What the build knows and the browser may see. Variables are described and checked in `pipeline/env.ts`;
 * third parties travel in the document instead, see `third-parties/allowedThirdParties.ts`.
 */

/** Identifies the code of this build; payloads of another build are not understood. */
export const buildId: string = import.meta.env.BUILD_ID;

/** Part of the host names the offline worker is registered on (S1.6). */
export const workerHost: string = import.meta.env.WORKER_HOST;

/** Address that takes feedback; empty when the site's own server does. */
export const feedbackUrl: string = import.meta.env.FEEDBACK_URL;

/** Whether pages report to our own server what happens on them; in development they do only when asked for. */
export const hasInsight: boolean = import.meta.env.INSIGHT;

/** Whether pages carry ads; in development they do only when asked for. */
export const hasAds: boolean = import.meta.env.ADS;

/** License key of the paid packages; empty when none is configured. */
export const licenseKey: string = import.meta.env.LICENSE_KEY;

/** The configured third parties as JSON, for the document; undefined when there are none. */
export const thirdPartiesJson: string | undefined = import.meta.env.THIRD_PARTIES;

/** Colors of the browser's own bar (S4.2), from `ui/tokens.css`. */
export const themeColors: { light: string; dark: string } = import.meta.env.THEME_COLORS;
