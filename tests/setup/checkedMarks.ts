import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import { testEnv } from './testEnv.ts';

/** Marks of things by name. A mark is a hash of all that a check of the thing depends on. */
export type Marks = Record<string, string>;

/** A slow check; what passed it is recorded in `content/quality/checked/`. */
export type RecordedCheck = 'browser' | 'charts' | 'copies' | 'migration' | 'projects';

/** One of so many things that did not change since they passed is checked again. */
const shares = { browser: 6, charts: 12, copies: 12, migration: 12, projects: 12 };

/** Names of the things a run checks: those that changed since they passed, and a sample of the others. */
export function chooseChecks(marks: Marks, passed: Marks, share: number): string[] {
  // Whatever changes changes the sample too, so that in time everything is checked again.
  const seed = hashOf(Object.entries(marks).flat());
  const order = (name: string) => hashOf([seed, name]);
  const unchanged = Object.keys(marks).filter((name) => marks[name] === passed[name]);
  const sample = unchanged
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .slice(0, Math.ceil(unchanged.length / share));
  const isSampled = new Set(sample);
  return Object.keys(marks).filter((name) => marks[name] !== passed[name] || isSampled.has(name));
}

/** Chooses what this run checks; with `CHECK=all` and `CHECK=record` everything. */
export function planChecks(check: RecordedCheck, marks: Marks): ReadonlySet<string> {
  const all = Object.keys(marks);
  const names =
    testEnv.CHECK === 'sample' ? chooseChecks(marks, readPassed(check), shares[check]) : all;
  console.log(`${check}: ${names.length} of ${all.length} are checked`);
  return new Set(names);
}

/** Records the marks of all things that a check has passed. */
export function recordPassed(check: RecordedCheck, marks: Marks): void {
  const sorted = Object.entries(marks).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(fileOf(check), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

function fileOf(check: RecordedCheck): string {
  return `content/quality/checked/${check}.json`;
}

function readPassed(check: RecordedCheck): Marks {
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(fileOf(check), 'utf8')));
}
