import { expect, it } from 'vitest';
import { qualityMarkdown } from '#pipeline/markdown-export/qualityMarkdown.ts';
import { exampleReport, exampleWriter } from './fixtures/exampleReport.ts';
import { snapshotsSection } from './snapshotsSection.ts';

it('snapshotsSection shows what is alike, and what differs without a reason', () => {
  expect(qualityMarkdown(snapshotsSection(exampleReport, exampleWriter)).split('\n')).toEqual([
    'Chromium 142.0 compared 1,200 demos on 58 pages with their snapshots on 13 November 2026. Repeat it with `npm run visit -- --snapshots`.',
    '',
    'Snapshots compared with running demos:',
    '',
    '| Result | Demos |',
    '| --- | --- |',
    '| Looks the same | 1,190 |',
    '| Differs for a stated reason | 7 |',
    '| Differs | 3 |',
    '| All compared demos | 1,200 |',
  ]);
});
