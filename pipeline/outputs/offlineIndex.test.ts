import { expect, it } from 'vitest';
import type { Chunk } from './Chunk.ts';
import { offlineIndex } from './offlineIndex.ts';
import type { PageView } from '#model/PageView.ts';

const chunk = (fileName: string, module: string | null, imports: string[] = []): Chunk => ({
  fileName,
  module,
  imports,
});

const chunks = [
  chunk('assets/shell.js', 'site/entry.client.ts'),
  chunk('assets/runtime.js', 'site/features/demo/stage/DemoRuntime.tsx', ['assets/shell.js']),
  chunk('assets/zh.js', 'site/platform/demo-theme/locale-packs/zh.ts'),
  chunk('assets/A.js', 'content/trees/items/demos/A.tsx', ['assets/tree.js']),
  chunk('assets/B.js', 'content/trees/items/demos/B.tsx', ['assets/tree.js']),
  chunk('assets/tree.js', null),
];

const sizes = new Map([
  ['assets/shell.js', 1000],
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
    ['/assets/runtime.js', 2],
    ['/assets/tree.js', 5],
    ['/assets/zh.js', 3],
  ]);
});
