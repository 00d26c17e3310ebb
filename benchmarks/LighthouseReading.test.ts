import { expect, it } from 'vitest';
import {
  findLowScores,
  type LighthouseReport,
  lighthouseTable,
  medianReading,
  readReport,
} from './LighthouseReading.ts';

/** A report with what is read from it. */
function reportOf(performance: number, lcp: number): LighthouseReport {
  const audit = (id: string, more: object) => [id, { id, title: `Title of ${id}`, ...more }];
  const category = (score: number, auditRefs: object[] = []) => ({ score, auditRefs });
  return {
    categories: {
      performance: category(performance, [{ id: 'total-blocking-time', weight: 30 }]),
      accessibility: category(0.96, [
        { id: 'label', weight: 7 },
        { id: 'focus-traps', weight: 0 },
        { id: 'image-alt', weight: 10 },
      ]),
      'best-practices': category(1),
      seo: category(1, [{ id: 'canonical', weight: 1 }]),
    },
    audits: Object.fromEntries([
      audit('first-contentful-paint', { score: 1, numericValue: 800.4 }),
      audit('largest-contentful-paint', { score: 1, numericValue: lcp }),
      audit('total-blocking-time', { score: 0.5, numericValue: 90 }),
      audit('cumulative-layout-shift', { score: 1, numericValue: 0.00012 }),
      audit('label', { score: 0 }),
      audit('focus-traps', { score: 0 }),
      audit('image-alt', { score: 1 }),
      audit('canonical', { score: null }),
      audit('long-tasks', {
        details: { type: 'table', items: [{ url: '/a.js', duration: 120.7, startTime: 3 }] },
      }),
    ]),
  } as unknown as LighthouseReport;
}

it('reads scores, times, failing audits and what kept the thread busy', () => {
  expect(readReport(reportOf(0.945, 1200))).toEqual({
    scores: { performance: 95, accessibility: 96, 'best-practices': 100, seo: 100 },
    fcpMs: 800,
    lcpMs: 1200,
    tbtMs: 90,
    cls: 0,
    failing: ['label: Title of label'],
    busy: ['long-tasks: 121 ms /a.js'],
  });
});

it('judges the median of the runs of each page', () => {
  const runs = [reportOf(0.9, 1000), reportOf(0.99, 3000), reportOf(0.94, 2000)].map(readReport);
  const readings = new Map([['/a', medianReading(runs)]]);
  expect(lighthouseTable(readings).rows).toEqual([['/a', 94, 96, 100, 100, 800, 2000, 90, 0]]);
  expect(findLowScores(readings)).toEqual([
    'performance is 94 on /a, it must be 95.',
    'accessibility is 96 on /a, it must be 100.',
  ]);
});
