import { expect, it } from 'vitest';
import { benchResults } from '#benchmarks/fixtures/benchResults.ts';
import { budgets } from '#benchmarks/fixtures/budgets.ts';
import { readOptions } from '#benchmarks/readOptions.ts';
import { htmlReport } from './htmlReport.ts';

const report = (load: number) =>
  htmlReport({
    options: readOptions(['--site', 'peer=../peer & more']),
    machine: { date: new Date('2026-11-15T10:20:00Z'), hardware: '2 × chip', cores: 2, load },
    browser: 'Chromium 1',
    results: benchResults,
    budgets,
    css: 'body {}',
  });

it('shows every topic with plots and a table, by itself', () => {
  const html = report(0.1);
  const sections = html.split('<section>').slice(1);
  const headings = sections.map((section) => /<h2>(.*?)<\/h2>/.exec(section)?.[1]);
  expect(headings).toEqual([
    'Budgets',
    'Page weight',
    'Stability',
    'Slow phone',
    'Page change',
    'Search',
    'Production build',
    'One edited page',
    'Work on the site',
    'Growth',
  ]);
  for (const section of sections) {
    expect(section).toContain('<svg');
    expect(section).toContain('<table');
  }
  expect(html).not.toMatch(/<script|<link|src=|url\(|@import/);
});

it('names everything once, so that screen readers find each title', () => {
  const ids = [...report(0.1).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('puts the same page of two sites side by side', () => {
  const html = report(0.1);
  const [, javascript = ''] = html.split('<figcaption>JavaScript</figcaption>');
  const plot = javascript.slice(0, javascript.indexOf('</svg>'));
  const texts = [...plot.matchAll(/<text[^>]*>([^<]+)/g)].map(([, text]) => text);
  expect(texts.join(' | ')).toBe(
    'budget 15 KB | /x | ours | 131 KB | peer | 522 KB | /gone | ours | 0 KB',
  );
  expect(html).toContain('../peer &amp; more');
});

it('warns when the machine had other work', () => {
  expect(report(0.1)).not.toContain('class="warning"');
  expect(report(7)).toContain('The machine was busy before the run (load 7.0 on 2 cores)');
});
