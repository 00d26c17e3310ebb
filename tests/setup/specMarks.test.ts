import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from './scratchFolder.ts';
import { markSpecs } from './specMarks.ts';

const scratch = scratchFolder();

const files = {
  'package-lock.json': '{ "packages": {} }',
  'site/App.tsx': 'export const app = 1;',
  'site/App.test.tsx': 'it()',
  'content/navigation.ts': 'export const pages = 2;',
  'content/grid/sorting/sorting.md': '# Sorting',
  'build/client/x/grid/sorting/index.html': '<header></header><main>Sorting</main>',
  'build/client/x/grid/editing/index.html': '<header></header><main>Editing</main>',
  'tests/setup/openPage.ts': 'export const openPage = 3;',
  'tests/e2e/demos/live.spec.ts': "await page.goto('/x/grid/sorting');",
  'tests/e2e/demos/copy.spec.ts': 'await page.goto(`/x/grid/editing?mode=dark`);',
  'tests/e2e/search/results.spec.ts': "await page.goto('/');",
  'tests/e2e/visual/pictures.spec.ts': 'compare()',
  'tests/e2e/visual/baselines/home.png': 'pixels',
  'tests/e2e/every-page/everyPage.spec.ts': 'visit()',
};
const specs = {
  live: 'tests/e2e/demos/live.spec.ts',
  copy: 'tests/e2e/demos/copy.spec.ts',
  search: 'tests/e2e/search/results.spec.ts',
  pictures: 'tests/e2e/visual/pictures.spec.ts',
};

/** Names of the tests whose marks differ once a file has another text. */
async function changedBy(file: keyof typeof files, text = `${files[file]} changed`) {
  const write = (name: string, content: string) => {
    mkdirSync(dirname(join(scratch, name)), { recursive: true });
    writeFileSync(join(scratch, name), content);
  };
  Object.entries(files).forEach(([name, content]) => write(name, content));
  const before = await markSpecs(scratch);
  write(file, text);
  const after = await markSpecs(scratch);
  expect(Object.keys(after).sort()).toEqual(Object.values(specs).sort());
  return Object.entries(specs).flatMap(([name, spec]) =>
    after[spec] === before[spec] ? [] : [name],
  );
}

describe('the mark of a browser test', () => {
  it.each(['site/App.tsx', 'content/navigation.ts', 'tests/setup/openPage.ts'] as const)(
    'changes with %s, which every test needs',
    async (file) => {
      expect(await changedBy(file)).toEqual(Object.keys(specs));
    },
  );

  it('changes with the test itself, and with what lies beside it', async () => {
    expect(await changedBy('tests/e2e/demos/live.spec.ts')).toEqual(['live']);
    expect(await changedBy('tests/e2e/visual/baselines/home.png')).toEqual(['pictures']);
  });

  it('changes with the pages that the test names', async () => {
    const page = (text: string) => `<header>new</header><main>${text}</main>`;
    const sorting = 'build/client/x/grid/sorting/index.html';
    expect(await changedBy(sorting, page('Sorting'))).toEqual([]);
    expect(await changedBy(sorting, page('Sorting rows'))).toEqual(['live']);
    expect(await changedBy('build/client/x/grid/editing/index.html', page('Edit'))).toEqual([
      'copy',
    ]);
  });

  it('changes with any page where a feature is made of all pages', async () => {
    expect(await changedBy('content/grid/sorting/sorting.md')).toEqual(['search']);
  });

  it('stays when a unit test or the visit of every page changes', async () => {
    expect(await changedBy('site/App.test.tsx')).toEqual([]);
    expect(await changedBy('tests/e2e/every-page/everyPage.spec.ts')).toEqual([]);
  });
});
