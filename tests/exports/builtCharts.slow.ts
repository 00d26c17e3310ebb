import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cloneElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ts } from '#pipeline/api/typescript.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { chartForm } from '#pipeline/generated-blocks/chartBuilderBlock.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { readBuild, writeBuild } from '#site/features/chart-builder/buildAddress.ts';
import type { ChartBuild } from '#site/features/chart-builder/ChartBuild.ts';
import { chartCode } from '#site/features/chart-builder/chartCode.ts';
import { completeBuild } from '#site/features/chart-builder/completeBuild.ts';
import { parseTable } from '#site/features/chart-builder/parseTable.ts';
import type { ChartForms } from '#model/ChartForm.ts';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import { type Marks, planChecks } from '#tests/setup/checkedMarks.ts';
import { recordWhenPassed } from '#tests/setup/recordWhenPassed.ts';
import { lockedVersions, packagesOf, readLockFile } from '#tests/setup/lockedVersions.ts';
import { exportedOptions } from './exportedOptions.ts';
import { randomBuilds } from './randomBuilds.ts';

const folder = path.resolve('.cache/built-charts');
const count = 500;
let forms: ChartForms;
/** Charts are checked so many at a time. */
const batchSize = 50;
let builds: ChartBuild[] = [];
let marks: Marks = {};
/** Code of the charts that are checked in this run. */
let files: string[] = [];

function codeOf(build: ChartBuild): string {
  const parsed = parseTable(build.data);
  if ('problem' in parsed) {
    throw new Error(`The table is none: ${parsed.problem.kind}`);
  }
  return chartCode(completeBuild(build, parsed.table, forms));
}

beforeAll(async () => {
  const docs = openDocs(contentConfig(process.cwd(), { watching: false }));
  const { plans, limits, palettes } = docs.config.chartForms;
  const { pages } = await docs.apiExtract('charts');
  forms = { charts: plans.map((plan) => chartForm(plan, pages)), limits, palettes };
  builds = randomBuilds(forms, count, 28);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const batches = Array.from({ length: count / batchSize }, (_, index) => ({
    name: `batch ${index}`,
    codes: builds.slice(index * batchSize, (index + 1) * batchSize).map(codeOf),
  }));
  const lock = readLockFile(process.cwd());
  marks = Object.fromEntries(
    batches.map(({ name, codes }) => {
      const versions = lockedVersions([...packagesOf(codes), 'typescript', 'react-dom'], lock);
      return [name, hashOf([...codes, ...versions]).slice(0, 12)];
    }),
  );
  const chosen = planChecks('charts', marks);
  const checked = batches.filter(({ name }) => chosen.has(name)).flatMap(({ codes }) => codes);
  files = checked.map((_, index) => path.join(folder, `Built${index}.tsx`));
  await Promise.all(files.map((file, index) => writeFile(file, checked[index] ?? '')));
});

recordWhenPassed('charts', () => marks);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe(`${count} random charts of the builder`, () => {
  it('are different, and of every kind', () => {
    expect(new Set(builds.map(codeOf)).size).toBeGreaterThan(count * 0.8);
    const kinds = new Set(builds.map(({ component }) => component));
    expect(kinds.size).toBe(forms.charts.length);
  });

  it('have code that type-checks, strict as an exported project', () => {
    const options = exportedOptions();
    const program = ts.createProgram(files, options, ts.createCompilerHost(options));
    const problems = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      const text = ts.flattenDiagnosticMessageText(messageText, '\n');
      return `${path.basename(file?.fileName ?? '')} ${text}`;
    });
    expect(problems.slice(0, 5)).toEqual([]);
  });

  it('render, and the console stays silent', async () => {
    const problems: string[] = [];
    const spies = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
    for (const file of files) {
      const report = (text: string) => problems.push(`${path.basename(file)} ${text}`);
      spies.forEach((spy) =>
        spy.mockReset().mockImplementation((...args) => report(args.join(' '))),
      );
      const { default: Chart } = (await import(file)) as { default: () => ReactElement };
      // On a server a chart draws its marks if it need not measure its width.
      const html = renderToString(cloneElement(Chart(), { width: 600 } as object));
      if (!html.includes('<svg') || /NaN|Infinity/.test(html)) {
        report(html.includes('<svg') ? 'has marks without a place' : 'renders no chart');
      }
    }
    spies.forEach((spy) => spy.mockRestore());
    expect(problems.slice(0, 5)).toEqual([]);
  });

  it('come back from their address as they were', () => {
    const changed = builds.filter((build) => {
      const parsed = parseTable(build.data);
      const table = 'table' in parsed ? parsed.table : { columns: [], rowCount: 0 };
      const { series } = completeBuild(build, table, forms);
      const names = series.map(({ column }) => column.name);
      return codeOf(readBuild(writeBuild(build, names, forms), forms)) !== codeOf(build);
    });
    expect(changed.slice(0, 2)).toEqual([]);
  });
});
