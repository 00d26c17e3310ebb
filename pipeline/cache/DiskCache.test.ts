import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashOf, openDiskCache } from './DiskCache.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'disk-cache-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('openDiskCache', () => {
  it('makes a value once and finds it afterwards, also after a restart', async () => {
    const cache = openDiskCache(folder);
    const make = vi.fn(async () => ({ text: 'made' }));
    expect(await cache.remember('pages', ['a'], make)).toEqual({ text: 'made' });
    expect(await cache.remember('pages', ['a'], make)).toEqual({ text: 'made' });
    expect(cache.counts).toEqual({ made: 1, found: 1 });

    const reopened = openDiskCache(folder);
    expect(await reopened.remember('pages', ['a'], make)).toEqual({ text: 'made' });
    expect(reopened.counts).toEqual({ made: 0, found: 1 });
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('tells kinds and inputs apart', async () => {
    const cache = openDiskCache(folder);
    await cache.remember('pages', ['a', 'b'], async () => 1);
    await cache.remember('demos', ['a', 'b'], async () => 2);
    await cache.remember('pages', ['ab'], async () => 3);
    await cache.remember('pages', ['b', 'a'], async () => 4);
    expect(await cache.remember('pages', ['a', 'b'], async () => 5)).toBe(1);
    expect(cache.counts).toEqual({ made: 4, found: 1 });
  });

  it('makes an entry again that was cut short, and leaves no partial file', async () => {
    const file = path.join(folder, 'pages', `${hashOf(['a'])}.json`);
    await openDiskCache(folder).remember('pages', ['a'], async () => ({ text: 'made' }));
    await writeFile(file, '{"text":"ma');

    const cache = openDiskCache(folder);
    const again = async () => ({ text: 'made again' });
    expect(await cache.remember('pages', ['a'], again)).toEqual({ text: 'made again' });
    expect(cache.counts).toEqual({ made: 1, found: 0 });
    expect(await readdir(path.dirname(file))).toEqual([path.basename(file)]);
  });

  it('makes a value once however many ask for it at the same time', async () => {
    const cache = openDiskCache(folder);
    const make = vi.fn(async () => ({ text: 'made' }));
    const asked = Array.from({ length: 8 }, () => cache.remember('pages', ['a'], make));
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    expect(make).toHaveBeenCalledTimes(1);
    expect(cache.counts).toEqual({ made: 1, found: 0 });
  });

  it('shares its folder with another cache that writes the same entry', async () => {
    const caches = Array.from({ length: 6 }, () => openDiskCache(folder));
    const asked = caches.map((cache) => cache.remember('pages', ['a'], async () => 'made'));
    expect(await Promise.all(asked)).toEqual(asked.map(() => 'made'));
  });

  it('stores nothing when making fails, and tries again', async () => {
    const cache = openDiskCache(folder);
    const fail = () => Promise.reject(new Error('no'));
    await expect(cache.remember('pages', ['a'], fail)).rejects.toThrow('no');
    expect(await cache.remember('pages', ['a'], async () => 'made')).toBe('made');
    expect(cache.counts).toEqual({ made: 1, found: 0 });
  });
});
