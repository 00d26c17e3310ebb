import { expect, it } from 'vitest';
import { widgetsExtract } from '#pipeline/api/fixtures/widgetsApi.ts';
import { measureApiCoverage } from './apiCoverage.ts';

it('measureApiCoverage sorts exports into documented, ignored by reason, and neither', () => {
  const extract = widgetsExtract();
  extract.exports.push(
    { name: 'freezeDial', href: null, ignored: 'for tests' },
    { name: 'dialCache', href: null, ignored: 'inside of the dial' },
    { name: 'Knob', href: null, ignored: null },
  );
  const packages = [{ name: '@mui/x-widgets', version: '1.2.3' }];
  expect(measureApiCoverage('Widgets', packages, extract)).toEqual({
    product: 'Widgets',
    packages,
    pages: 3,
    exports: 8,
    documented: 4,
    ignored: [
      { reason: 'for tests', names: ['dialTests', 'freezeDial'] },
      { reason: 'inside of the dial', names: ['dialCache'] },
    ],
  });
});
