import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { glob } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { compressFiles } from './compressFiles.ts';

const text = 'grid '.repeat(500);

/** A site with some files, and how to compress it. */
async function writeSite(files: Record<string, string>) {
  const folder = await temporaryFolder();
  const [from, to, record] = ['client', 'compressed', 'record.json'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const write = async (name: string, body: string) => {
    await mkdir(path.dirname(path.join(from, name)), { recursive: true });
    await writeFile(path.join(from, name), body);
  };
  for (const [name, body] of Object.entries(files)) {
    await write(name, body);
  }
  return { from, to, write, record, compress: () => compressFiles({ from, to, record }) };
}

describe('compressFiles', () => {
  it('compresses text that is worth it, and leaves the rest', async () => {
    const { to, compress } = await writeSite({
      'x/index.html': text,
      'assets/a.js': text,
      'small.txt': 'x',
      'a.woff2': text,
    });
    await compress();
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

  it('leaves what did not change since the last build, and drops what is gone', async () => {
    const site = await writeSite({
      'a.html': text,
      'b.html': text,
      'c.html': text,
      'd.html': text,
    });
    await site.compress();
    const kept = path.join(site.to, 'a.html.br');
    await writeFile(kept, 'as the last build left it');
    await utimes(kept, 1, 1);
    await site.write('b.html', `${text}!`);
    await rm(path.join(site.from, 'c.html'));
    await rm(path.join(site.to, 'd.html.gz'));
    await site.compress();

    expect(await readFile(kept, 'utf8')).toBe('as the last build left it');
    // By this the server knows that it belongs to the file beside it.
    const original = await stat(path.join(site.from, 'a.html'));
    expect((await stat(kept)).mtimeMs).toBeGreaterThanOrEqual(original.mtimeMs);
    const unpacked = gunzipSync(await readFile(path.join(site.to, 'd.html.gz')));
    expect(unpacked.toString()).toBe(text);
    const changed = await readFile(path.join(site.to, 'b.html.gz'));
    expect(gunzipSync(changed).toString()).toBe(`${text}!`);
    expect(await glob('c.html.*', { cwd: site.to })).toEqual([]);
  });

  it('compresses everything again without a record', async () => {
    const { to, record, compress } = await writeSite({ 'a.html': text });
    await compress();
    const file = path.join(to, 'a.html.br');
    await writeFile(file, 'damaged by an interrupted build');
    await rm(record);
    await compress();
    expect(brotliDecompressSync(await readFile(file)).toString()).toBe(text);
  });
});
