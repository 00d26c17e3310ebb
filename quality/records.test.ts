import { describe, expect, it } from 'vitest';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { exampleReport } from './fixtures/exampleReport.ts';
import {
  readBenchRecord,
  readPeersRecord,
  readRelevanceRecord,
  readSnapshotRecord,
  readTestRecord,
  readVisitRecord,
  toTestRecord,
} from './records.ts';
import { compareSpec, parseSpec } from './specification.ts';

const { bench, visit } = exampleReport;
const readers = [
  ['bench', readBenchRecord],
  ['visit', readVisitRecord],
  ['relevance', readRelevanceRecord],
  ['snapshots', readSnapshotRecord],
  ['peers', readPeersRecord],
] as const;
const write = (name: string, record: object) =>
  writeMiniSite({ [`quality/${name}.json`]: JSON.stringify(record) });

describe('readRecords', () => {
  it.each(readers)('reads what the command for %s writes', async (name, read) => {
    const { contentDir } = await write(name, exampleReport[name] ?? {});
    expect(await read(contentDir)).toEqual(exampleReport[name]);
  });

  // The comparisons may not have been made yet.
  const contentDir = path.resolve(import.meta.dirname, '../content');
  const written = readers.filter(([name]) => existsSync(`${contentDir}/quality/${name}.json`));
  it.each(written)('reads the record of the repository: %s', async (name, read) => {
    expect(Object.keys((await read(contentDir)) ?? {})).toEqual(
      Object.keys(exampleReport[name] ?? {}),
    );
  });

  it('says which command writes a record that is missing', async () => {
    const { contentDir } = await writeMiniSite();
    await expect(readBenchRecord(contentDir)).rejects.toThrow(
      'content/quality/bench.json is missing. Run npm run bench -- --record.',
    );
    expect(await readPeersRecord(contentDir)).toBeNull();
    expect(await readSnapshotRecord(contentDir)).toBeNull();
  });

  it('every number of the specification has a test, and every numbered test is in the specification', async () => {
    const root = path.resolve(import.meta.dirname, '..');
    const spec = parseSpec(await readFile(path.join(root, 'docs/spec.md'), 'utf8'));
    const report = compareSpec(spec, await readTestRecord(path.join(root, 'content')));
    expect(report.sections.flatMap(({ rows }) => rows)).not.toEqual([]);
    expect({ unproven: report.unproven, unknown: report.unknown }).toEqual({
      unproven: [],
      unknown: [],
    });
  });

  it('reads tests as they are recorded, by file', async () => {
    const tests = [
      { file: 'b.test.ts', title: 'S1.2 b' },
      { file: 'a.test.ts', title: 'S1.1 z' },
      { file: 'a.test.ts', title: 'S1.1 a' },
    ];
    const { contentDir } = await write('tests', toTestRecord(tests));
    expect(await readTestRecord(contentDir)).toEqual([tests[1], tests[2], tests[0]]);
  });

  it.each([
    ['budgets.0.date', { ...bench, budgets: [{ ...bench.budgets[0], date: '15 November' }] }],
    ['budgets.0.max', { ...bench, budgets: [{ ...bench.budgets[0], max: -1 }] }],
    ['budgets.0', { ...bench, budgets: [{ ...bench.budgets[0], note: 'fast' }] }],
  ])('says that a record is invalid at %s, and what to do', async (position, record) => {
    const { contentDir } = await write('bench', record);
    await expect(readBenchRecord(contentDir)).rejects.toThrow(
      new RegExp(
        `^content/quality/bench.json is invalid at ${position}: .*\\. Run npm run bench -- --record\\.$`,
      ),
    );
  });

  it('refuses a visit that leaves a check out', async () => {
    const findings = { ...visit.findings, shifts: undefined };
    const { contentDir } = await write('visit', { ...visit, findings });
    await expect(readVisitRecord(contentDir)).rejects.toThrow('is invalid at findings.shifts');
  });
});
