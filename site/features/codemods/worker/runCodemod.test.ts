import { createRequire } from 'node:module';
import path from 'node:path';
import { jscodeshift, transforms } from 'virtual:codemods';
import { afterEach, describe, expect, it } from 'vitest';
import { codemodFolder, readCodemods } from '#pipeline/packages/readCodemods.ts';
import { chartsPairs } from '#site/features/codemods/fixtures/chartsPairs.ts';
import type { CodemodPair } from '#site/features/codemods/fixtures/CodemodPair.ts';
import { dataGridPairs } from '#site/features/codemods/fixtures/dataGridPairs.ts';
import { pickersPairs } from '#site/features/codemods/fixtures/pickersPairs.ts';
import { treeViewPairs } from '#site/features/codemods/fixtures/treeViewPairs.ts';
import { moveCode } from '#site/features/codemods/moveCode.ts';
import { runCodemod } from './runCodemod.ts';

const groups = readCodemods(process.cwd());
const pairs: Record<string, CodemodPair> = {
  ...dataGridPairs,
  ...pickersPairs,
  ...chartsPairs,
  ...treeViewPairs,
};
const names = groups.flatMap(({ codemods }) => codemods.map(({ name }) => name));
const run = (code: string, name = 'v8.0.0/data-grid/rename-props') => runCodemod({ code, name });

afterEach(() => {
  delete transforms['test/broken'];
});

describe('every transform that is offered', () => {
  it('has a pair', () => {
    expect(Object.keys(pairs).sort()).toEqual(names.sort());
  });

  it.each(Object.entries(pairs))('%s', (name, { before, after }) => {
    const outcome = run(before, name);
    expect(outcome.kind === 'changed' ? outcome.code : outcome).toEqual(
      before === after ? { kind: 'unchanged' } : after,
    );
  });
});

describe.each(groups)('$preset', ({ preset, codemods }) => {
  it('does the same at once as its parts one by one', async () => {
    const file = path.join(codemodFolder(process.cwd()), preset, 'index.js');
    const whole = createRequire(file)(file) as { default: (typeof transforms)[string] };
    const parts = codemods.flatMap(({ name, isInPreset }) => (isInPreset ? [name] : []));
    const api = { jscodeshift, j: jscodeshift, stats: () => {}, report: () => {} };
    for (const name of parts) {
      const source = pairs[name]?.before ?? '';
      const expected = whole.default({ path: 'file.tsx', source }, api, {});
      const move = await moveCode(source, parts, async (request) => runCodemod(request));
      expect(move).toMatchObject({ kind: 'moved', code: expected });
    }
  });
});

describe('runCodemod', () => {
  it('says where code does not parse', () => {
    expect(run("const grid = <DataGrid\n  rows={'crops\n/>;")).toEqual({
      kind: 'invalid',
      problem: { message: 'Unterminated string constant.', line: 2, column: 9 },
    });
  });

  it.each(['', 'body { color: teal }', '\0', '<div>', '{'.repeat(5000)])(
    'survives what is no code: %j',
    (code) => {
      expect(['invalid', 'unchanged']).toContain(run(code).kind);
    },
  );

  it('says why a transform failed', () => {
    // The transform expects every property of `slots` to have a name.
    const code =
      "import { DataGrid } from '@mui/x-data-grid';\n\n<DataGrid slots={{ ...slots, toolbar: Bar }} />;\n";
    const outcome = run(code, 'v8.0.0/data-grid/add-showToolbar-prop');
    expect(outcome).toMatchObject({ kind: 'failed', message: expect.stringContaining('name') });
    expect(run(code, 'v9.0.0/nothing')).toMatchObject({ kind: 'failed' });
  });

  it('keeps the code when a transform breaks it', () => {
    transforms['test/broken'] = ({ source }) => `${source} (`;
    expect(run('let a;', 'test/broken')).toMatchObject({ kind: 'failed' });
  });

  it('passes on the comments that a transform leaves', () => {
    const code =
      "import { SparkLineChart } from '@mui/x-charts';\n\n// Rain of a year.\nconst trend = <SparkLineChart data={rain} colors={pick()} />;\n";
    const outcome = run(code, 'v8.0.0/charts/rename-sparkline-colors-to-color');
    expect(outcome).toMatchObject({
      kind: 'changed',
      comments: [expect.stringMatching(/^mui-x-codemod:/)],
    });
  });

  it('reads TypeScript', () => {
    const code = 'const grid = <DataGrid<Crop> rows={crops satisfies Crop[]} unstable_listView />;';
    expect(run(code)).toMatchObject({ kind: 'changed' });
  });
});
