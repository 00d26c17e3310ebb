import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { ErrorMessage } from '#model/errors/ErrorMessage.ts';
import type { DiskCache } from '#pipeline/cache/DiskCache.ts';
import { collectMessages, type PackageMessage } from './collectMessages.ts';
import { type FoundMessage, readMessages } from './readMessages.ts';

/** Packages by the product that consists of them; null for those that several products share. */
export type PackageProducts = ReadonlyMap<string, string | null>;

interface ReadOptions {
  /** Repository root, whose `node_modules` holds the packages. */
  root: string;
  cache: DiskCache;
  /** Hash of the code that reads messages. */
  toolHash: string;
}

/** Only these files can contain a message; parsing the others would take most of the time. */
const mayPrint = /throw new|console\.|warnOnce|logger\.|MUI X/;

/** Reads every message of the installed packages, once per version. */
export async function readPackages(
  products: PackageProducts,
  { root, cache, toolHash }: ReadOptions,
): Promise<ErrorMessage[]> {
  const found: PackageMessage[] = [];
  for (const packageName of products.keys()) {
    const folder = path.join(root, 'node_modules', packageName);
    const manifest = await readFile(path.join(folder, 'package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { version: string };
    const messages = await cache.remember('errors', [toolHash, packageName, version], () =>
      readFolder(folder),
    );
    found.push(...messages.map((message) => ({ ...message, packageName })));
  }
  return collectMessages(found, (packageName) => products.get(packageName) ?? null);
}

/** Reads the modules of a package in its development build, which prints everything. */
async function readFolder(folder: string): Promise<FoundMessage[]> {
  const files = (await glob('**/*.mjs', { cwd: folder })).sort();
  const messages = await Promise.all(
    files.map(async (file) => {
      const code = await readFile(path.join(folder, file), 'utf8');
      return mayPrint.test(code) ? readMessages(code, file) : [];
    }),
  );
  return messages.flat();
}
