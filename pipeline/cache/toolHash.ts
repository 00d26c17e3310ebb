import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { hashOf } from './DiskCache.ts';

/** Hash of the code that derives values, so that changing the code or a dependency invalidates the cache. */
export function toolHash(root: string, patterns: readonly string[]): string {
  const files = globSync([...patterns, 'package-lock.json', '!**/*.test.*'], { cwd: root }).sort();
  return hashOf(files.flatMap((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}
