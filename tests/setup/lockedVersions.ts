import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What npm wrote about an installed package. */
interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The part of a lock file that tells which versions are installed. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

/** Reads the lock file of a repository. */
export function readLockFile(root: string): LockFile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
}

/** Packages that modules import, by name and without repetition. */
export function packagesOf(sources: readonly string[]): string[] {
  const imports = sources.flatMap((source) => [
    ...source.matchAll(/^(?:import|export)[^'"]*?['"]((?:@[\w-]+\/)?[\w][\w.-]*)/gm),
  ]);
  return [...new Set(imports.map(([, name = '']) => name))].sort();
}

/** Versions of packages and of whatever they depend on, e.g. `react@19.2.0`. */
export function lockedVersions(names: readonly string[], { packages }: LockFile): string[] {
  const found = new Map<string, string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const locked = packages[`node_modules/${name}`];
    if (locked && !found.has(name)) {
      found.set(name, `${name}@${locked.version}`);
      queue.push(...Object.keys({ ...locked.dependencies, ...locked.peerDependencies }));
    }
  }
  return [...found.values()].sort();
}
