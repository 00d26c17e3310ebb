import { noThirdParties } from '#model/ThirdParties.ts';
import type { BuildEnv } from '#pipeline/env.ts';

/** Constants that `site/platform/env.ts` reads; the document names third parties only when there are some. */
export function envDefines({ ads, licenseKey, thirdParties }: BuildEnv): Record<string, string> {
  const json = JSON.stringify(thirdParties);
  const isAlone = json === JSON.stringify(noThirdParties);
  return {
    'import.meta.env.ADS': JSON.stringify(ads),
    'import.meta.env.LICENSE_KEY': JSON.stringify(licenseKey),
    'import.meta.env.THIRD_PARTIES': isAlone ? 'undefined' : JSON.stringify(json),
  };
}
