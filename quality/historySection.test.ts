import { expect, it } from 'vitest';
import { qualityMarkdown } from '#pipeline/markdown-export/qualityMarkdown.ts';
import { exampleReport, exampleWriter } from './fixtures/exampleReport.ts';
import { historySection } from './historySection.ts';

it('historySection shows the versions of each package and what they cover', () => {
  expect(qualityMarkdown(historySection(exampleReport, exampleWriter)).split('\n')).toEqual([
    'Version history of each package:',
    '',
    '| Package | Minor versions read | Names | Covered | Dated |',
    '| --- | --- | --- | --- | --- |',
    '| `@mui/x-widgets` | 20 of 22 (5.17 to 8.29) | 1,400 | 1,399 | 300 |',
    '| `@mui/x-knobs` | 0 of 0 | 3 | 0 | 0 |',
    '| All packages | 20 of 22 | 1,403 | 1,399 | 300 |',
  ]);
});
