import { describe, expect, it } from 'vitest';
import { type Chunk, chunkFiles, offlineIndex } from './offlineIndex.ts';
import type { PageView } from '#model/PageView.ts';

const chunk = (fileName: string, module: string | null, imports: string[] = []): Chunk => ({
  fileName,
  module,
  imports,
});

const circle = [
  chunk('a.js', 'content/a/demos/A.tsx', ['shared.js', 'framework.js']),
  chunk('b.js', 'content/a/demos/B.tsx', ['framework.js']),
  chunk('shared.js', null, ['deep.js']),
  chunk('deep.js', null, ['shared.js']),
  chunk('framework.js', null, []),
];

describe('chunkFiles', () => {
  it('follows imports to the end, in circles too, and names each file once', () => {
    const files = chunkFiles(circle, (module) => module.endsWith('/A.tsx'));
    expect(files).toEqual(['a.js', 'deep.js', 'framework.js', 'shared.js']);
  });

  it('leaves out what the wanted modules do not import', () => {
    expect(chunkFiles(circle, (module) => module.endsWith('/B.tsx'))).toEqual([
      'b.js',
      'framework.js',
    ]);
    expect(chunkFiles(circle, () => false)).toEqual([]);
  });
});

const chunks = [
  chunk('assets/shell.js', 'site/entry.client.ts'),
  chunk('assets/registry.js', 'virtual:docs/demos/trees'),
  chunk('assets/runtime.js', 'site/features/demo/stage/DemoRuntime.tsx', ['assets/shell.js']),
  chunk('assets/zh.js', 'site/platform/demo-theme/locale-packs/zh.ts'),
  chunk('assets/A.js', 'content/trees/items/demos/A.tsx', ['assets/tree.js']),
  chunk('assets/B.js', 'content/trees/items/demos/B.tsx', ['assets/tree.js']),
  chunk('assets/tree.js', null),
];

const sizes = new Map([
  ['assets/shell.js', 1000],
  ['assets/registry.js', 1],
  ['assets/runtime.js', 2],
  ['assets/zh.js', 3],
  ['assets/A.js', 4],
  ['assets/tree.js', 5],
  ['zh/x/trees/index.html', 100],
  ['page-data/zh/x/trees.json', 200],
  ['page-sources/x/trees.json', 300],
  ['zh/x/plain/index.html', 10],
  ['page-data/zh/x/plain.json', 20],
]);

function view(path: string, ids: string[]): PageView {
  const blocks = [{ kind: 'prose' }, ...ids.map((id) => ({ kind: 'demo', variants: [{ id }] }))];
  return { path, language: 'zh', title: path, productId: 'x-trees', blocks } as unknown as PageView;
}

it('lists each page with its own size and the code of its demos, without what the shell has', () => {
  const index = offlineIndex({
    views: [view('/x/plain', []), view('/x/trees', ['trees/items/A'])],
    chunks,
    sizes,
    shell: new Set(['assets/shell.js']),
    revision: 'r1',
    marker: '/assets/manifest-1.js',
  });
  expect(index.shellBytes).toBe(1000);
  expect(index.pages).toMatchObject([
    { path: '/zh/x/plain', bytes: 30, hasSources: false, files: [] },
    { path: '/zh/x/trees', bytes: 600, hasSources: true },
  ]);
  const files = index.pages[1]?.files.map((position) => index.files[position]);
  expect(files).toEqual([
    ['/assets/A.js', 4],
    ['/assets/registry.js', 1],
    ['/assets/runtime.js', 2],
    ['/assets/tree.js', 5],
    ['/assets/zh.js', 3],
  ]);
});
