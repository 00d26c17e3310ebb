import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileCache } from './fileCache.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-cache-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(name: string, text: string) {
  const path = join(folder, name);
  await writeFile(path, text);
  return { path, version: '1' };
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

it('compresses in each encoding and keeps one digest', async () => {
  const cache = createFileCache();
  const found = await file('a.txt', 'tree '.repeat(500));
  const plain = await cache.read(found, null);
  const brotli = await cache.read(found, 'br');
  const gzip = await cache.read(found, 'gzip');
  expect(textOf(brotliDecompressSync(brotli.bytes))).toBe(textOf(plain.bytes));
  expect(textOf(gunzipSync(gzip.bytes))).toBe(textOf(plain.bytes));
  expect(brotli.digest).toBe(plain.digest);
  expect(brotli.bytes.length).toBeLessThan(plain.bytes.length);
});

it('compresses once for requests that arrive together', async () => {
  const cache = createFileCache();
  const found = await file('b.txt', 'grid '.repeat(500));
  const [first, second] = await Promise.all([cache.read(found, 'br'), cache.read(found, 'br')]);
  expect(first).toBe(second);
});

it('reads a file again when its version changes', async () => {
  const cache = createFileCache();
  const found = await file('c.txt', 'old');
  await cache.read(found, null);
  await writeFile(found.path, 'new');
  expect(textOf((await cache.read(found, null)).bytes)).toBe('old');
  expect(textOf((await cache.read({ ...found, version: '2' }, null)).bytes)).toBe('new');
});

it('forgets the least recently used file when it is full', async () => {
  const cache = createFileCache({ maxBytes: 10 });
  const first = await file('d.txt', '12345');
  const second = await file('e.txt', '67890');
  const kept = await cache.read(first, null);
  await cache.read(second, null);
  expect(await cache.read(first, null)).toBe(kept);
  await cache.read(await file('f.txt', 'abcde'), null);
  expect(await cache.read(first, null)).toBe(kept);
  await writeFile(second.path, 'again');
  expect(textOf((await cache.read(second, null)).bytes)).toBe('again');
});

it('does not remember a failure', async () => {
  const cache = createFileCache();
  const found = { path: join(folder, 'late.txt'), version: '1' };
  await expect(cache.read(found, null)).rejects.toThrow('ENOENT');
  await file('late.txt', 'here');
  expect(textOf((await cache.read(found, null)).bytes)).toBe('here');
});

it('sends what the build compressed, unless the file is newer', async () => {
  const found = await file('g.txt', 'plain');
  const compressed = join(folder, 'compressed');
  await writeFile(`${compressed}.br`, 'from the build');
  const compressedPath = () => compressed;
  const read = async () =>
    textOf((await createFileCache({ compressedPath }).read(found, 'br')).bytes);
  expect(await read()).toBe('from the build');
  await utimes(found.path, new Date(), new Date(Date.now() + 5000));
  expect(
    textOf(
      brotliDecompressSync((await createFileCache({ compressedPath }).read(found, 'br')).bytes),
    ),
  ).toBe('plain');
});
