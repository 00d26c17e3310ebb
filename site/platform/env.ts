/*
 * What the build knows and the browser may see. Variables are described and checked in `pipeline/env.ts`;
 * third parties travel in the document instead, see `third-parties/allowedThirdParties.ts`.
 */

/** Identifies the code of this build; payloads of another build are not understood. */
export const buildId: string = import.meta.env.BUILD_ID;

/** Part of the host names the offline worker is registered on (S1.6). */
export const workerHost: string = import.meta.env.WORKER_HOST;

/** Whether pages carry ads; in development they do only when asked for. */
export const hasAds: boolean = import.meta.env.ADS;

/** Licence key of the paid packages; empty when none is configured. */
export const licenseKey: string = import.meta.env.LICENSE_KEY;

/** The configured third parties as JSON, for the document; undefined when there are none. */
export const thirdPartiesJson: string | undefined = import.meta.env.THIRD_PARTIES;
