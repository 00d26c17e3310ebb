import { LicenseInfo } from '@mui/x-license';
import { afterEach, expect, it } from 'vitest';
import { setLicenseKey } from '#site/platform/setLicenseKey.ts';

afterEach(() => LicenseInfo.setLicenseKey(undefined as unknown as string));

it('S1.13 the holder starts empty and stays so without a key', () => {
  expect(LicenseInfo.getLicenseKey()).toBeUndefined();
  setLicenseKey('');
  expect(LicenseInfo.getLicenseKey()).toBeUndefined();
});

it('S1.13 a configured key reaches the holder that all copies of the package share', () => {
  setLicenseKey('a key from configuration');
  expect(Reflect.get(globalThis, '__MUI_LICENSE_INFO__')).toEqual({
    key: 'a key from configuration',
  });
});
