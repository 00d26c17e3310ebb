import { expect, it } from 'vitest';
import { widgetsExtract } from './fixtures/widgetsApi.ts';
import { formatReport } from './formatReport.ts';

it('formatReport has a line per fact, so that a change of the API is a change of a line', () => {
  const packages = [{ name: '@mui/x-widgets', version: '1.0.0' }];
  expect(formatReport('widgets', packages, widgetsExtract())).toBe(
    [
      '# Public API of widgets',
      '',
      'Written by `npm run check:api -- --write` from the installed types; do not edit.',
      '',
      '- @mui/x-widgets 1.0.0',
      '',
      '## Components',
      '',
      '### Dial',
      '',
      '- ref: none',
      '- slots: hand',
      '- label?: `string`',
      '- maxValue?: `number = 100` (pro)',
      '- hand: `string`, deprecated',
      '',
      '### Gauge',
      '',
      '- ref: none',
      '- maxValue?: `string`',
      '- unit?: `string`',
      '',
      '## Interfaces',
      '',
      '### DialApiRef',
      '',
      '- turn?: `string`',
      '- unit?: `string`',
      '',
      '## Not documented',
      '',
      '- dialTests: for tests',
      '',
    ].join('\n'),
  );
});
