import { noThirdParties } from '#model/ThirdParties.ts';
import type { BuildEnv } from '#pipeline/env.ts';

/** Constants that `site/platform/env.ts` reads; the document names third parties only when there are some. */
export function envDefines(env: BuildEnv): Record<string, string> {
  const json = JSON.stringify(env.thirdParties);
  const isAlone = json === JSON.stringify(noThirdParties);
  return {
    'import.meta.env.ADS': JSON.stringify(env.ads),
    'import.meta.env.INSIGHT': JSON.stringify(env.insight),
    'import.meta.env.LICENSE_KEY': JSON.stringify(env.licenseKey),
    'import.meta.env.THIRD_PARTIES': isAlone ? 'undefined' : JSON.stringify(json),
    'import.meta.env.FEEDBACK_URL': JSON.stringify(env.feedbackUrl),
    'import.meta.env.WORKER_HOST': JSON.stringify(env.workerHost),
  };
}
