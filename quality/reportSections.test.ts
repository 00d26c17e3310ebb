import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import en from '#content/translations/en.json' with { type: 'json' };
import zh from '#content/translations/zh.json' with { type: 'json' };
import type { QualityPiece } from '#model/QualityPiece.ts';
import { exampleReport, exampleWriter } from './fixtures/exampleReport.ts';
import { qualityMarkdown } from '#pipeline/markdown-export/qualityMarkdown.ts';
import {
  apiSection,
  budgetsSection,
  pagesSection,
  requirementsSection,
  summarySection,
  versionsSection,
  visitSection,
} from './reportSections.ts';

/** Rows of the tables among some pieces, as a reader reads them; totals come last. */
const rowsOf = (pieces: QualityPiece[]) =>
  pieces.flatMap((piece) =>
    piece.kind === 'table'
      ? [...piece.rows, piece.foot].map((cells) => cells.map(({ text }) => text).join(' | '))
      : [],
  );

describe('budgetsSection', () => {
  it('shows what is kept as kept and what is broken as broken', () => {
    const pieces = budgetsSection(exampleReport, exampleWriter);
    expect(rowsOf(pieces)).toEqual([
      'JavaScript before a page works | 129.4 of 130 KB | Kept',
      'Style sheets | 40 of 20 KB | Broken',
      'Layout shift | 0.0004, none allowed | Broken',
      'Console messages | 0 messages, none allowed | Kept',
      'newMetric | 5 of 10 s | Kept',
      '',
    ]);
    expect(pieces[0]).toEqual({
      kind: 'note',
      text: 'Measured with `npm run bench`, on the day given for each.',
    });
  });

  it('says how much of a budget is used, and never more than all of it', () => {
    const shares = budgetsSection(exampleReport, exampleWriter).flatMap((piece) =>
      piece.kind === 'table'
        ? piece.rows.flat().flatMap((cell) => (cell.kind === 'use' ? [cell.share] : []))
        : [],
    );
    expect(shares).toEqual([129.4 / 130, 1, 1, 0, 0.5]);
  });

  it('has a name for every metric with a budget, in both languages', async () => {
    const file = path.resolve(import.meta.dirname, '../benchmarks/budgets.json');
    const metrics = Object.keys(JSON.parse(await readFile(file, 'utf8')) as object);
    expect(metrics.filter((metric) => !(metric in en.quality.metrics))).toEqual([]);
    expect(metrics.filter((metric) => !(metric in zh.quality.metrics))).toEqual([]);
  });
});

it('visitSection lists every check with its findings', () => {
  const pieces = visitSection(exampleReport, exampleWriter);
  const rows = rowsOf(pieces).filter(Boolean);
  expect(rows).toHaveLength(Object.keys(exampleReport.visit.findings).length);
  expect(rows[0]).toBe('Answers with status 200 | 0 | Clean');
  expect(rows).toContain('Links to pages and anchors that exist | 3 | Broken');
  expect(pieces[0]).toMatchObject({
    text: expect.stringContaining('Chromium 142.0 visited 1,040 pages on 14 November 2026'),
  });
});

it('pagesSection counts the same pages in each language, and what is written in it', () => {
  expect(rowsOf(pagesSection(exampleReport, exampleWriter))).toEqual([
    'Guides | 60 | 60',
    'API reference | 448 | 448',
    'Templates | 9 | 9',
    'Start pages and playground | 3 | 3',
    'All pages | 520 | 520',
    'Guides written in this language | 60 | 8',
    'Words in these guides | 58,493 | 6,821',
    'Demos, shared by all languages | 497 | 497',
    '',
  ]);
});

it('requirementsSection lists each number with its tests and counts a test once', () => {
  expect(qualityMarkdown(requirementsSection(exampleReport, exampleWriter)).split('\n')).toEqual([
    '**S1 Shell**: 2 of 2 proven, tests: 2',
    '',
    '- S1.1: what `S1.1` asks',
    '  - S1.1 S1.2 both (`a.test.ts`)',
    '- S1.2: what `S1.2` asks',
    '  - S1.1 S1.2 both (`a.test.ts`)',
    '  - S1.2 more (`a.test.ts`)',
    '',
    '**S2 Paths**: 0 of 1 proven, tests: 0',
    '',
    '- S2.1: what `S2.1` asks',
  ]);
});

it('apiSection shows what is missing and why the rest is left out', () => {
  const pieces = apiSection(exampleReport, exampleWriter);
  expect(rowsOf(pieces)).toEqual([
    'Widgets | 10 | 7 | 2 | 1 | 4',
    'Knobs | 1 | 1 | 0 | 0 | 1',
    'All products | 11 | 8 | 2 | 1 | 5',
  ]);
  expect(pieces.slice(1)).toEqual([
    {
      kind: 'details',
      title: 'Widgets',
      facts: 'Left out for a reason: 2',
      entries: [
        { term: '2', text: 'for tests', items: [{ text: 'resetDial, freezeDial', file: null }] },
      ],
    },
  ]);
});

it('versionsSection names the packages, the label and the day of the sources', () => {
  expect(qualityMarkdown(versionsSection(exampleReport, exampleWriter)).split('\n')).toEqual([
    'The pages are labeled v1. This build is made from the sources of 16 November 2026.',
    '',
    'Packages the pages describe:',
    '',
    '| Package | Version |',
    '| --- | --- |',
    '| `@mui/x-widgets` | 1.2.3 |',
  ]);
});

it('summarySection adds up the other parts', () => {
  expect(qualityMarkdown(summarySection(exampleReport, exampleWriter)).split('\n')).toEqual([
    '- Pages: 1,040 (in English, 中文)',
    '- Demos: 497 (each live and with its source)',
    '- Budgets kept: 3 of 5 (measured on 15 November 2026)',
    '- Crawl issues: 3 (on 1,040 pages, 14 November 2026)',
    '- Requirements proven: 2 of 3 (by 2 tests)',
    '- Exports documented: 8 (of 11; 2 left out for a reason, 1 missing)',
  ]);
});
