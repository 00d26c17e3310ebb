import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FoundFile } from './findFile.ts';
import type { Encoding } from '#server/http/acceptHeaders.ts';

/** Bytes of a file in one encoding. */
export interface CachedBody {
  /** Digest of the uncompressed bytes. */
  digest: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Reads files once, and compresses once what the build did not. */
export interface FileCache {
  read(file: FoundFile, encoding: Encoding | null): Promise<CachedBody>;
}

interface Entry {
  version: string;
  body: Promise<CachedBody>;
  size: number;
}

const compressors = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      // Level 11 takes seconds on a large file; level 9 is within a few per cent of it.
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

async function load(file: FoundFile): Promise<CachedBody> {
  const bytes = new Uint8Array(await readFile(file.path));
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { digest, bytes };
}

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Reads what the build compressed, unless the file has changed since; then it is null. */
async function readCompressed(path: string | null, original: string) {
  if (path === null) {
    return null;
  }
  try {
    const [compressed, plain] = await Promise.all([stat(path), stat(original)]);
    return compressed.mtimeMs >= plain.mtimeMs ? await readFile(path) : null;
  } catch {
    return null;
  }
}

interface FileCacheOptions {
  maxBytes?: number;
  /** Where the build put the compressed form of a file, without its suffix; null where it did not. */
  compressedPath?: (file: FoundFile) => string | null;
}

/** Creates a cache in memory that drops the least recently used bodies above `maxBytes`. */
export function createFileCache({
  maxBytes = 128 * 1024 * 1024,
  compressedPath = () => null,
}: FileCacheOptions = {}): FileCache {
  const entries = new Map<string, Entry>();
  let total = 0;

  function drop(key: string): void {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  async function memoize(key: string, version: string, work: () => Promise<CachedBody>) {
    const known = entries.get(key);
    if (known?.version === version) {
      // Inserting it again moves the entry to the end of the map.
      entries.delete(key);
      entries.set(key, known);
      return known.body;
    }
    drop(key);
    const entry: Entry = { version, body: work(), size: 0 };
    entries.set(key, entry);
    try {
      const body = await entry.body;
      if (entries.get(key) === entry) {
        entry.size = body.bytes.length;
        total += entry.size;
      }
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) {
          break;
        }
        drop(oldest);
      }
      return body;
    } catch (error) {
      if (entries.get(key) === entry) {
        drop(key);
      }
      throw error;
    }
  }

  return {
    async read(file, encoding) {
      const plain = await memoize(`plain ${file.path}`, file.version, () => load(file));
      if (encoding === null) {
        return plain;
      }
      return memoize(`${encoding} ${file.path}`, file.version, async () => {
        const path = compressedPath(file);
        const bytes =
          (await readCompressed(path && path + suffixes[encoding], file.path)) ??
          (await compressors[encoding](plain.bytes));
        return { digest: plain.digest, bytes: new Uint8Array(bytes) };
      });
    },
  };
}
