import { describe, expect, it } from 'vitest';
import type { InsightRow } from '#server/database/openDatabase.ts';
import type { PageSummary } from '#server/feedback/feedbackReport.ts';
import { formatInsight } from './formatInsight.ts';
import { insightHtml } from './insightHtml.ts';
import { summarizeInsight } from './insightReport.ts';

const row = (
  kind: InsightRow['kind'],
  page: string,
  detail: string,
  count: number,
  day = '2026-11-01',
): InsightRow => ({ day, kind, page, detail, count });

const votesOf = (page: string, up: number, down: number): PageSummary => ({
  page,
  up,
  down,
  ratio: up / (up + down),
  comments: [],
  votesByDay: new Map(),
});

const rows = [
  row('view', '/a', 'en', 40),
  row('view', '/a', 'zh', 2, '2026-11-03'),
  row('view', '/b', 'en', 90),
  row('copy', '/b', 'Basic', 5),
  row('copy', '/b', '', 2),
  row('missing', '/gantt', '', 3),
  row('search-none', '', 'gantt <b>', 7),
  row('search-unopened', '', 'column width', 4),
  row('click', '', 'demo / expand / Basic', 6),
  row('reader', '', 'codeVariant TS', 9),
  row('vital', '/a', 'LCP 900', 6),
  row('vital', '/a', 'LCP 2600', 2),
  row('vital', '/a', 'LCP 9000', 1),
  row('vital', '/b', 'LCP 1000', 4),
  row('vital', '/b', 'CLS 0.02', 4),
];
const summary = summarizeInsight(rows, [
  votesOf('/a', 1, 3),
  votesOf('/b', 0, 1),
  votesOf('/c', 4, 0),
]);

describe('summarizeInsight', () => {
  it('puts votes and copies beside views, the most read first', () => {
    expect(summary.pages).toEqual([
      { page: '/b', views: 90, copies: 7, up: 0, down: 1 },
      { page: '/a', views: 42, copies: 0, up: 1, down: 3 },
      { page: '/c', views: 0, copies: 0, up: 4, down: 0 },
    ]);
    expect(summary.viewsByDay).toEqual([
      { name: '2026-11-01', count: 130 },
      { name: '2026-11-03', count: 2 },
    ]);
  });

  it('calls a page unhelpful by many votes before one with a single vote', () => {
    const many = summarizeInsight(rows, [votesOf('/a', 1, 9), votesOf('/b', 0, 1)]);
    expect(many.leastHelpful.map(({ page }) => page)).toEqual(['/a', '/b']);
  });

  it('S7.6 finds the value that three of four readers had or better', () => {
    expect(summary.vitals).toEqual([
      { page: '/a', metric: 'LCP', p75: 2600, samples: 9 },
      { page: '/b', metric: 'LCP', p75: 1000, samples: 4 },
      { page: '/b', metric: 'CLS', p75: 0.02, samples: 4 },
    ]);
  });

  it('is empty before anything was counted', () => {
    const empty = summarizeInsight([], []);
    expect(formatInsight(empty, 10)).toContain('0 page views, no days yet');
    expect(insightHtml(empty, { most: 10, today: new Date(0) })).toContain('Nothing yet.');
  });
});

describe('the report', () => {
  it('is written for a terminal', () => {
    const text = formatInsight(summary, 10);
    expect(text).toContain('132 page views, 2026-11-01 to 2026-11-03');
    expect(text).toMatch(/Most read\n {2}\/b {2}█{16} {2}90 views, 0 helpful, 1 not, 7 copies/);
    expect(text).toMatch(/Searched and not found\n {2}gantt <b> {2}█{16} {2}7/);
    expect(text).toMatch(/Slowest pages: LCP at p75\n {2}\/a {2}█{16} {2}2,600 ms, 9 loads/);
  });

  it('is a page with plots that runs nothing, whatever readers searched for', () => {
    const html = insightHtml(summary, { most: 10, today: new Date('2026-11-04') });
    expect(html).toContain('gantt &#60;b&#62;');
    expect(html).not.toMatch(/<script|<b>|https?:/);
    expect(html).toContain('<title>2026-11-02: 0</title>');
    expect(html.match(/<section/g)).toHaveLength(11);
  });
});
