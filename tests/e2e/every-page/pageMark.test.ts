import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LockFile } from '#tests/setup/lockedVersions.ts';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
import { pageMark } from './pageMark.ts';

const outline = '{"variants":[{"styling":null,"id":"charts/bars/Tides"}]}'.replaceAll(
  '"',
  '&quot;',
);
const html = (text: string, script = 'start-1.js') =>
  `<script src="/assets/${script}"></script><main><p>${text}</p><div data-demo="${outline}"></div></main>`;

const lock: LockFile = {
  packages: {
    'node_modules/@mui/x-charts': { version: '8.1.0', dependencies: { 'd3-scale': '4' } },
    'node_modules/d3-scale': { version: '4.0.0' },
    'node_modules/vite': { version: '8.0.0' },
  },
};

function writeDemo({ imported = 'export const tides = [1, 2];' } = {}): string {
  const root = scratchFolder();
  const folder = join(root, 'content/charts/bars/demos');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tides.data.ts'), imported);
  writeFileSync(
    join(folder, 'Tides.tsx'),
    "import { BarChart } from '@mui/x-charts/BarChart';\nimport { tides } from './tides.data';\n",
  );
  return root;
}

const lockWith = (name: string, version: string): LockFile => ({
  packages: {
    ...lock.packages,
    [`node_modules/${name}`]: { ...lock.packages[`node_modules/${name}`], version },
  },
});

const mark = () => pageMark(html('High tide'), writeDemo(), lock);

it('is the same wherever the repository is, whatever the shell', async () => {
  expect(await mark()).toBe(await mark());
  expect(await pageMark(html('High tide', 'start-2.js'), writeDemo(), lock)).toBe(await mark());
});

it('is the same when only the names of built files differ', async () => {
  const list = (file: string) =>
    `<main><script type="application/json" data-demo-files="">{"files":["${file}"]}</script><script>preload()</script>`;
  const built = (file: string) => html('High tide').replace('<main>', list(file));
  expect(await pageMark(built('grid-1.js'), writeDemo(), lock)).toBe(await mark());
  expect(await pageMark(built('grid-2.js'), writeDemo(), lock)).toBe(await mark());
});

it('changes with what the document shows', async () => {
  expect(await pageMark(html('Low tide'), writeDemo(), lock)).not.toBe(await mark());
});

it('changes with a file that a demo imports', async () => {
  const root = writeDemo({ imported: 'export const tides = [1, 3];' });
  expect(await pageMark(html('High tide'), root, lock)).not.toBe(await mark());
});

it('changes with the version of a package that a demo needs, and with no other', async () => {
  const markWith = (name: string) =>
    pageMark(html('High tide'), writeDemo(), lockWith(name, '9.9.9'));
  expect(await markWith('@mui/x-charts')).not.toBe(await mark());
  expect(await markWith('d3-scale')).not.toBe(await mark());
  expect(await markWith('vite')).toBe(await mark());
});
