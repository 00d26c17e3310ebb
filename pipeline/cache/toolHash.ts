import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { hashOf } from './DiskCache.ts';

/** Hash of the code that derives values, so that changing a transform or a dependency empties the cache. */
export function toolHash(root: string, patterns: readonly string[]): string {
  return codeHash(root, [...patterns, 'package-lock.json']);
}

/** Hash of code alone, for what depends on a few packages only and names their versions itself. */
export function codeHash(root: string, patterns: readonly string[]): string {
  const files = globSync([...patterns, '!**/*.test.*'], { cwd: root }).sort();
  return hashOf(files.flatMap((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}
