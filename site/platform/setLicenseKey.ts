import { LicenseInfo } from '@mui/x-license';
import { licenseKey } from '#site/platform/env.ts';

/** Gives the configured key to the paid packages; without one their holder stays empty (S1.13). */
export function setLicenseKey(key = licenseKey): void {
  if (key) {
    LicenseInfo.setLicenseKey(key);
  }
}
