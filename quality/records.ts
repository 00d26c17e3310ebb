import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { recordSchemas } from './recordSchemas.ts';
import type { SpecTest } from './specification.ts';

/** The worst reading of a metric and its limit. */
export interface BudgetReading {
  /** Key of the metric in `benchmarks/budgets.json`. */
  metric: string;
  worst: number;
  max: number;
  /** E.g. `KB`; empty for a plain number. */
  unit: string;
  /** Address of the page, or what else was measured. */
  where: string;
  /** Day of the run, `YYYY-MM-DD`; runs of some topics leave the readings of the others as they are. */
  date: string;
}

/** What `npm run bench -- --record` measured, kept in `content/quality/bench.json`. */
export interface BenchRecord {
  budgets: BudgetReading[];
}

/** What `npm run visit` checks on every page. */
export type VisitFinding =
  | 'status'
  | 'headings'
  | 'titles'
  | 'console'
  | 'requests'
  | 'links'
  | 'shifts'
  | 'accessibility'
  | 'withoutScript';

/** What `npm run visit -- --record` counted, kept in `content/quality/visit.json`. */
export interface VisitRecord {
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  /** Name and version. */
  browser: string;
  pages: number;
  /** Demos that went live. */
  demos: number;
  /** Pages that axe checked in light and dark. */
  axePages: number;
  /** Internal links that were followed. */
  links: number;
  /** How much was wrong, by kind. */
  findings: Record<VisitFinding, number>;
}

/** What `npm run visit -- --snapshots --record` counted, kept in `content/quality/snapshots.json`. */
export interface SnapshotRecord {
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  /** Name and version. */
  browser: string;
  /** Pages whose demos were compared. */
  pages: number;
  /** Demos whose snapshot was compared with the running demo. */
  compared: number;
  /** Those that look alike, within the accepted difference. */
  same: number;
  /** Those that are listed as different, with a reason. */
  known: number;
}

/** How well some queries are answered: their number, and means from 0 to 1 with three decimals. */
export interface Relevance {
  queries: number;
  /** A best answer comes first. */
  hit1: number;
  /** A best answer is among the first three. */
  hit3: number;
  /** The page of a best answer is among the first three. */
  page3: number;
  /** Normalized discounted cumulative gain of the first ten. */
  ndcg10: number;
}

/** What a query looks for. */
export type QueryKind = 'name' | 'feature' | 'question' | 'task' | 'error' | 'platform';

/** What `npm run relevance -- --record` measured, kept in `content/quality/relevance.json`. */
export interface RelevanceRecord {
  /** Queries that the ranking was tuned on. */
  tuned: Relevance;
  /** Queries that it was never tuned on. */
  reported: Relevance;
  /** The reported queries by kind. */
  kinds: Record<QueryKind, Relevance>;
  /** The reported queries by language. */
  languages: Record<'en' | 'zh', Relevance>;
}

/** A page of one documentation engine; null for what could not be measured. */
export interface PeerPageReading {
  /** Compressed JavaScript before the page works; one KB is 1,000 bytes. */
  jsKB: number | null;
  /** First contentful paint on the slow phone. */
  firstPaintMs: number | null;
  /** Largest contentful paint on the slow phone. */
  lcpMs: number | null;
  /** Blocking time of the whole load on the slow phone, including demos that start by themselves. */
  blockingMs: number | null;
  /** From the click on a link to the painted heading of the next page, on a desktop. */
  changeMs: number | null;
  /** The same change with the processor and the network of the slow phone. */
  slowChangeMs: number | null;
}

/** The kinds of pages on which engines are compared. */
export type PeerPageKind = 'prose' | 'demo';

/** What `npm run bench:peers -- --record` measured, kept in `content/quality/peers.json`. */
export interface PeersRecord {
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  /** Processor, cores and memory. */
  machine: string;
  /** Name and version. */
  browser: string;
  /** Address of the page of each kind. */
  pages: Record<PeerPageKind, string>;
  /** Ours comes first. */
  engines: ({ name: string; version: string } & Record<PeerPageKind, PeerPageReading>)[];
}

/** Titles of the tests that name a requirement, by file; what `npm run spec -- --record` writes to `content/quality/tests.json`. */
export type TestRecord = Record<string, string[]>;

/** The committed results of the last measurement of all budgets. */
export function readBenchRecord(contentDir: string): Promise<BenchRecord> {
  return readRecord(contentDir, 'bench', recordSchemas.bench, 'npm run bench -- --record');
}

/** The committed results of the last visit of all pages. */
export function readVisitRecord(contentDir: string): Promise<VisitRecord> {
  return readRecord(contentDir, 'visit', recordSchemas.visit, 'npm run visit -- --record');
}

/** The committed results of the last comparison of snapshots with running demos; null before the first. */
export async function readSnapshotRecord(contentDir: string): Promise<SnapshotRecord | null> {
  return isRecorded(contentDir, 'snapshots')
    ? readRecord(
        contentDir,
        'snapshots',
        recordSchemas.snapshots,
        'npm run visit -- --snapshots --record',
      )
    : null;
}

/** The committed relevance of search results, which a test keeps up to date. */
export function readRelevanceRecord(contentDir: string): Promise<RelevanceRecord> {
  return readRecord(
    contentDir,
    'relevance',
    recordSchemas.relevance,
    'npm run relevance -- --record',
  );
}

/** The committed results of the last measurement beside other documentation engines; null before the first. */
export async function readPeersRecord(contentDir: string): Promise<PeersRecord | null> {
  return isRecorded(contentDir, 'peers')
    ? readRecord(contentDir, 'peers', recordSchemas.peers, 'npm run bench:peers -- --record')
    : null;
}

/** The committed list of tests that name a requirement. */
export async function readTestRecord(contentDir: string): Promise<SpecTest[]> {
  const record: TestRecord = await readRecord(
    contentDir,
    'tests',
    recordSchemas.tests,
    'npm run spec -- --record',
  );
  return Object.entries(record).flatMap(([file, titles]) =>
    titles.map((title) => ({ title, file })),
  );
}

/** Tests as they are recorded: sorted by file, in the order the runner lists them within a file. */
export function toTestRecord(tests: readonly SpecTest[]): TestRecord {
  const titles = new Map<string, string[]>();
  for (const { file, title } of tests) {
    titles.set(file, [...(titles.get(file) ?? []), title]);
  }
  return Object.fromEntries([...titles].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function fileOf(contentDir: string, name: string): string {
  return path.join(contentDir, `quality/${name}.json`);
}

function isRecorded(contentDir: string, name: string): boolean {
  return existsSync(fileOf(contentDir, name));
}

async function readRecord<T>(
  contentDir: string,
  name: string,
  schema: z.ZodType<T>,
  command: string,
): Promise<T> {
  const file = fileOf(contentDir, name);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`content/quality/${name}.json is missing. Run ${command}.`, { cause });
  });
  const parsed = schema.safeParse(JSON.parse(text));
  if (parsed.success) {
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  const position = issue?.path.join('.') || 'the top level';
  throw new Error(
    `content/quality/${name}.json is invalid at ${position}: ${issue?.message}. Run ${command}.`,
  );
}
