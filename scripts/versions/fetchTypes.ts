import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Release } from './releases.ts';
import { readTar } from './readTar.ts';

/** Declaration files by their path in the package: `index.d.ts`. */
export type TypeFiles = ReadonlyMap<string, string>;

/** Reads the declarations of a release, from the registry only the first time. */
export async function fetchTypes(release: Release, cacheDir: string): Promise<TypeFiles> {
  const file = join(cacheDir, `${release.package.replace('/', '__')}@${release.version}.json.gz`);
  if (existsSync(file)) {
    const entries: unknown = JSON.parse(gunzipSync(readFileSync(file)).toString());
    return withIndex(release, new Map(entries as [string, string][]));
  }
  const response = await fetch(release.tarball);
  if (!response.ok) {
    throw new Error(`The registry answered ${response.status} for ${release.tarball}.`);
  }
  const archive = gunzipSync(Buffer.from(await response.arrayBuffer()));
  const files = new Map(
    [...readTar(archive, isDeclaration)].map(([path, text]) => [withoutRoot(path), text]),
  );
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, gzipSync(JSON.stringify([...files])));
  return withIndex(release, files);
}

/** Name of the one file that early releases have all declarations in. */
export const bundleName = 'bundle';

/** Early releases have one file for everything, named after the package. */
function withIndex({ package: name }: Release, files: Map<string, string>): TypeFiles {
  const text = files.get(`${name.replace('@mui/', '')}.d.ts`);
  return files.has('index.d.ts') || text === undefined
    ? files
    : new Map([
        ['index.d.ts', `export * from './${bundleName}';`],
        [`${bundleName}.d.ts`, text],
      ]);
}

/** Bundles for other module systems repeat the declarations. */
function isDeclaration(path: string): boolean {
  return path.endsWith('.d.ts') && !/^(esm|legacy|modern|node)\//.test(withoutRoot(path));
}

function withoutRoot(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}
