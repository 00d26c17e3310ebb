import { expect, it } from 'vitest';
import { qualityMarkdown } from '#pipeline/markdown-export/qualityMarkdown.ts';
import { exampleReport, exampleWriter } from './fixtures/exampleReport.ts';
import { peersSection } from './peersSection.ts';

it('peersSection compares engines row by row, and says what was not measured', () => {
  expect(qualityMarkdown(peersSection(exampleReport, exampleWriter)).split('\n')).toEqual([
    'Measured on 12 November 2026 with Chromium 142.0 on 2 × Processor, 8 GB. Repeat it with `npm run bench:peers`.',
    '',
    'A page of text, `/x/guides/setup`:',
    '',
    'A page of text in each documentation engine:',
    '',
    '| Measurement | ours 1.0.0 | Pagepress 3.2.1 |',
    '| --- | --- | --- |',
    '| JavaScript before the page works (compressed) | 99.5 KB | 150 KB |',
    '| First paint (on the slow phone) | 1,000 ms | 3,000 ms |',
    '| Largest paint (on the slow phone) | 1,100 ms | 3,300 ms |',
    '| Blocked time (on the slow phone) | 0 ms | 0 ms |',
    '| Page change (at full speed) | 40 ms | 120 ms |',
    '| Slow page change (at the speed of the slow phone) | 300 ms | 900 ms |',
    '',
    'A page with demos, `/x/guides/dial`:',
    '',
    'A page with demos in each documentation engine:',
    '',
    '| Measurement | ours 1.0.0 | Pagepress 3.2.1 |',
    '| --- | --- | --- |',
    '| JavaScript before the page works (compressed) | 120 KB | 150 KB |',
    '| First paint (on the slow phone) | 2,000 ms | 3,000 ms |',
    '| Largest paint (on the slow phone) | 2,200 ms | 3,300 ms |',
    '| Blocked time (on the slow phone) | 0 ms | 0 ms |',
    '| Page change (at full speed) | 80 ms | not measured |',
    '| Slow page change (at the speed of the slow phone) | 600 ms | not measured |',
  ]);
});
