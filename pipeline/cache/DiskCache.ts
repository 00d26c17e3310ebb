import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Values stored on disk under a hash of everything they are derived from. */
export interface DiskCache {
  /** Returns the stored value for these inputs, or else makes, stores and returns it. */
  remember<T>(kind: string, inputs: readonly string[], make: () => Promise<T>): Promise<T>;
  /** How many values were made, and how many were found, since the cache was opened. */
  readonly counts: { made: number; found: number };
}

/** Opens a cache in a folder; entries are immutable, so a stale one is never read. */
export function openDiskCache(folder: string): DiskCache {
  const counts = { made: 0, found: 0 };
  const pending = new Map<string, Promise<unknown>>();

  async function readOrMake<T>(file: string, make: () => Promise<T>): Promise<T> {
    try {
      const stored = JSON.parse(await readFile(file, 'utf8')) as T;
      counts.found += 1;
      return stored;
    } catch {
      // Missing or truncated by an interrupted build: in both cases the value is made again.
    }
    const value = await make();
    counts.made += 1;
    await mkdir(path.dirname(file), { recursive: true });
    // A unique name, because the plugin and the prerenderer each have a cache over the same folder.
    const partial = `${file}.${randomUUID()}.partial`;
    await writeFile(partial, JSON.stringify(value));
    await rename(partial, file);
    return value;
  }

  return {
    counts,
    remember<T>(kind: string, inputs: readonly string[], make: () => Promise<T>) {
      const file = path.join(folder, kind, `${hashOf(inputs)}.json`);
      let running = pending.get(file) as Promise<T> | undefined;
      if (!running) {
        running = readOrMake(file, make).finally(() => pending.delete(file));
        pending.set(file, running);
      }
      return running;
    },
  };
}

/** Short hash of an ordered list of texts. */
export function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex').slice(0, 24);
}
