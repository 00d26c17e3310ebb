import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { glob } from 'tinyglobby';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { compressFiles } from './compressFiles.ts';

it('compresses text that is worth it, and leaves the rest', async () => {
  const folder = await temporaryFolder();
  const [from, to] = [path.join(folder, 'client'), path.join(folder, 'compressed')];
  const text = 'grid '.repeat(500);
  const files = { 'x/index.html': text, 'assets/a.js': text, 'small.txt': 'x', 'a.woff2': text };
  for (const [name, body] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(from, name)), { recursive: true });
    await writeFile(path.join(from, name), body);
  }
  await compressFiles(from, to);

  expect((await glob('**', { cwd: to })).sort()).toEqual([
    'assets/a.js.br',
    'assets/a.js.gz',
    'x/index.html.br',
    'x/index.html.gz',
  ]);
  const read = (name: string) => readFile(path.join(to, name));
  expect(brotliDecompressSync(await read('assets/a.js.br')).toString()).toBe(text);
  expect(gunzipSync(await read('x/index.html.gz')).toString()).toBe(text);
});
