import { describe, expect, it } from 'vitest';
import path from 'node:path';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { exampleReport } from './fixtures/exampleReport.ts';
import { readBenchRecord, readVisitRecord } from './readRecords.ts';

const { bench, visit } = exampleReport;
const write = (name: string, record: object) =>
  writeMiniSite({ [`quality/${name}.json`]: JSON.stringify(record) });

describe('readRecords', () => {
  it('reads what the commands write', async () => {
    const { contentDir } = await write('bench', bench);
    expect(await readBenchRecord(contentDir)).toEqual(bench);
    const other = await write('visit', visit);
    expect(await readVisitRecord(other.contentDir)).toEqual(visit);
  });

  it('reads the records of the repository', async () => {
    const contentDir = path.resolve(import.meta.dirname, '../../content');
    expect((await readBenchRecord(contentDir)).budgets).not.toEqual([]);
    expect((await readVisitRecord(contentDir)).pages).toBeGreaterThan(0);
  });

  it.each([
    ['date', { ...bench, date: '15 November' }],
    ['budgets.0.max', { ...bench, budgets: [{ ...bench.budgets[0], max: -1 }] }],
    ['budgets.0', { ...bench, budgets: [{ ...bench.budgets[0], note: 'fast' }] }],
  ])('says that a record is wrong at %s, and what to do', async (place, record) => {
    const { contentDir } = await write('bench', record);
    await expect(readBenchRecord(contentDir)).rejects.toThrow(
      new RegExp(
        `^content/quality/bench.json is wrong at ${place}: .*\\. Run npm run bench -- --record\\.$`,
      ),
    );
  });

  it('refuses a visit that leaves a check out', async () => {
    const findings = { ...visit.findings, shifts: undefined };
    const { contentDir } = await write('visit', { ...visit, findings });
    await expect(readVisitRecord(contentDir)).rejects.toThrow('is wrong at findings.shifts');
  });
});
