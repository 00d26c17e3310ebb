import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoFile } from '#model/DemoSource.ts';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import type { DemoModule } from '#pipeline/demos/DemoModule.ts';
import { readDemoModules } from '#pipeline/demos/readDemo.ts';

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

/**
 * Hash of all that is a page's own: what its document shows, the files of its demos, and the packages these import. What all
 * pages share, such as the header, is not in it.
 */
export async function pageMark(html: string, root: string, lock: LockFile): Promise<string> {
  const demos = await Promise.all(
    demoIdsIn(html).map((id) => readDemoModules(join(root, 'content', demoFile(id)))),
  );
  const modules = demos.flat();
  const code = modules.flatMap(({ file, source }) => [file.slice(root.length), source]);
  return hashOf([ownPart(html), ...code, ...lockedVersions(packagesOf(modules), lock)]).slice(
    0,
    12,
  );
}

/** Reads the lock file of a repository. */
export function readLockFile(root: string): LockFile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
}

function ownPart(html: string): string {
  const start = html.indexOf('<main');
  return html.slice(start, html.indexOf('</main>', start));
}

/** Ids of the demos that a document holds, of all their stylings. */
function demoIdsIn(html: string): string[] {
  const ids = [
    ...ownPart(html).matchAll(/&quot;styling&quot;:[^,]+,&quot;id&quot;:&quot;([^&]+)&quot;/g),
  ];
  return [...new Set(ids.map(([, id = '']) => id))];
}

function packagesOf(modules: readonly DemoModule[]): string[] {
  const imports = modules.flatMap(({ source }) => [
    ...source.matchAll(/^(?:import|export)[^'"]*?['"]((?:@[\w-]+\/)?[\w][\w.-]*)/gm),
  ]);
  return [...new Set(imports.map(([, name = '']) => name))].sort();
}

/** Versions of packages and of whatever they depend on, e.g. `react@19.2.0`. */
function lockedVersions(names: readonly string[], { packages }: LockFile): string[] {
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
