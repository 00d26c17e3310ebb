import { mkdir, mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { type LoopApp, ourApp, replaceOnce, writePlainApp } from './LoopApp.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

async function expectEdits({ paragraph, demo }: LoopApp): Promise<void> {
  for (const { file, change } of [paragraph, demo]) {
    const text = await readFile(file, 'utf8');
    expect(change(text, 'edit 1').split('edit 1')).toHaveLength(2);
  }
}

it('finds what to edit in the real guide and its demo', () => expectEdits(ourApp(root)));

it('writes a plain app with the packages of another folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plain-app-'));
  try {
    await mkdir(join(folder, 'packages'));
    const app = await writePlainApp(join(folder, 'plain'), join(folder, 'packages'));
    await expectEdits(app);
    expect(await readlink(join(app.folder, 'node_modules'))).toBe(join(folder, 'packages'));
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('replaces a text only if it occurs once', () => {
  expect(replaceOnce('a b c', 'b', 'x')).toBe('a x c');
  expect(() => replaceOnce('a b b', 'b', 'x')).toThrow('"b" occurs 2 times');
  expect(() => replaceOnce('a', 'b', 'x')).toThrow('"b" occurs 0 times');
});
