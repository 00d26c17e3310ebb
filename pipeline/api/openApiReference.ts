import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Api } from '#model/api/Api.ts';
import type { ApiScope } from '#model/api/ApiScope.ts';
import type { ApiExtract, CoveredExport } from './ApiExtract.ts';
import { type DiskCache, hashOf } from '#pipeline/cache/DiskCache.ts';
import { codeHash } from '#pipeline/cache/toolHash.ts';

/** The API reference as values; a product is read from its packages' types once per version. */
export interface ApiReference {
  /** Changes whenever anything of the reference may. */
  hash: string;
  /** Every page, product by product. */
  all(): Promise<Api[]>;
  /** Every public export of a product's packages and where it is documented. */
  exports(product: string): Promise<CoveredExport[]>;
  /** The page at a path; null when there is none. */
  find(path: string): Promise<Api | null>;
}

/** Packages whose types or printing shape the result, besides those described. */
const influences = ['typescript', '@types/react', '@mui/material', '@mui/system'];

/** Opens the reference; nothing is extracted until asked for, and nothing at all while the packages stay the same. */
export function openApiReference(
  root: string,
  scopes: readonly ApiScope[],
  cache: DiskCache,
): ApiReference {
  const code = codeHash(root, ['pipeline/api/**/*.ts', 'model/api/**/*.ts']);
  const ingredients = scopes.map((scope) => [
    code,
    JSON.stringify(scope, (_, value: unknown) => (value instanceof RegExp ? String(value) : value)),
    ...[...scope.packages, ...influences].map((name) => `${name}@${versionOf(root, name)}`),
  ]);

  async function readScope(scope: ApiScope, index: number): Promise<ApiExtract> {
    return cache.remember('api', ingredients[index] ?? [], async () => {
      // TypeScript is slow to load, and a cached reference never needs it.
      const { extractApi } = await import('./extractApi.ts');
      return extractApi(root, scope);
    });
  }

  let pages: Promise<Map<string, Api>> | undefined;
  function byPath(): Promise<Map<string, Api>> {
    pages ??= Promise.all(scopes.map(readScope)).then(
      (extracts) => new Map(extracts.flatMap(({ pages }) => pages.map((api) => [api.path, api]))),
    );
    return pages;
  }

  return {
    hash: hashOf(ingredients.flat()),
    all: async () => [...(await byPath()).values()],
    async exports(product) {
      const index = scopes.findIndex((scope) => scope.product === product);
      const scope = scopes[index];
      return scope ? (await readScope(scope, index)).exports : [];
    },
    find: async (path) => (await byPath()).get(path) ?? null,
  };
}

function versionOf(root: string, name: string): string {
  const manifest = path.join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
