import { z } from 'zod';

const count = z.int().nonnegative();
const day = z.iso.date();
const share = z.number().min(0).max(1);
const name = z.string().min(1);
const timed = z.number().nonnegative().nullable();

const relevance = z.strictObject({
  queries: count,
  hit1: share,
  hit3: share,
  page3: share,
  ndcg10: share,
});

const peerPage = z.strictObject({
  jsKB: timed,
  firstPaintMs: timed,
  lcpMs: timed,
  blockingMs: timed,
  changeMs: timed,
  slowChangeMs: timed,
});

/** What each record in `content/quality/` must look like. */
export const recordSchemas = {
  bench: z.strictObject({
    budgets: z.array(
      z.strictObject({
        metric: name,
        worst: z.number().nonnegative(),
        max: z.number().nonnegative(),
        unit: z.string(),
        where: name,
        date: day,
      }),
    ),
  }),
  visit: z.strictObject({
    date: day,
    browser: name,
    pages: count,
    demos: count,
    axePages: count,
    links: count,
    findings: z.strictObject({
      status: count,
      headings: count,
      titles: count,
      console: count,
      requests: count,
      links: count,
      shifts: count,
      accessibility: count,
      withoutScript: count,
    }),
  }),
  snapshots: z.strictObject({
    date: day,
    browser: name,
    pages: count,
    compared: count,
    same: count,
    known: count,
  }),
  relevance: z.strictObject({
    tuned: relevance,
    reported: relevance,
    kinds: z.strictObject({
      name: relevance,
      feature: relevance,
      question: relevance,
      task: relevance,
      error: relevance,
      platform: relevance,
    }),
    languages: z.strictObject({ en: relevance, zh: relevance }),
  }),
  peers: z.strictObject({
    date: day,
    machine: name,
    browser: name,
    pages: z.strictObject({ prose: name, demo: name }),
    engines: z
      .array(z.strictObject({ name, version: name, prose: peerPage, demo: peerPage }))
      .min(2),
  }),
  tests: z.record(z.string(), z.array(name)),
};
