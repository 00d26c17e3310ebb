import { expect, it } from 'vitest';
import { benchResults } from '#benchmarks/fixtures/benchResults.ts';
import { readOptions } from '#benchmarks/readOptions.ts';
import { comparedPages, peerArguments } from './peerArguments.ts';
import { peersRecord } from './peersRecord.ts';

it('asks the bench for the same pages and changes of all sites', () => {
  const { sites, topics } = readOptions(peerArguments({ a: 'out/a', b: 'out/b' }));
  expect(topics).toEqual(['pages', 'navigation']);
  const [ours, ...others] = sites;
  expect(ours?.pages).toContain(comparedPages.demo);
  expect(others.map(({ location }) => location)).toEqual(['out/a', 'out/b']);
  for (const { pages, changes } of others) {
    expect(pages).toEqual(ours?.pages.map((page) => `${page}/`));
    expect(changes.map(({ to }) => to)).toEqual(ours?.changes.map(({ to }) => `${to}/`));
  }
});

it('records both kinds of pages of each engine, with gaps for what was not measured', () => {
  const [page] = benchResults.pages;
  const [change] = benchResults.navigations;
  const run = {
    machine: { hardware: '2 × chip', date: '2026-11-15T10:20:00Z' },
    browser: 'Chromium 1',
    pages: page ? [{ ...page, page: `${comparedPages.prose}/` }] : [],
    navigations: change ? [{ ...change, from: comparedPages.prose }] : [],
  };
  const record = peersRecord(run, [{ site: 'ours', name: 'Our docs', version: '1.0.0' }]);
  const nothing = { jsKB: null, firstPaintMs: null, lcpMs: null, blockingMs: null };
  expect(record).toMatchObject({ date: '2026-11-15', machine: '2 × chip', pages: comparedPages });
  expect(record.engines).toEqual([
    {
      name: 'Our docs',
      version: '1.0.0',
      prose: {
        jsKB: 131,
        firstPaintMs: 600,
        lcpMs: 900,
        blockingMs: 300,
        changeMs: 40,
        slowChangeMs: 90,
      },
      demo: { ...nothing, changeMs: null, slowChangeMs: null },
    },
  ]);
});
