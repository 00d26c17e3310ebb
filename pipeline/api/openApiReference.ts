import type { Api, ComponentApi } from '#model/api/Api.ts';
import type { ApiScope } from '#model/api/ApiScope.ts';
import type { ApiExtract } from './ApiExtract.ts';
import { type ApiNames, createApiNames, type PageSubject } from './apiNames.ts';
import type { VersionHistory } from './versionHistory.ts';
import { type DiskCache, hashOf } from '#pipeline/cache/DiskCache.ts';
import { toolHash } from '#pipeline/cache/toolHash.ts';

/** The API reference as values; a product is read from its packages' types once per version. */
export interface ApiReference {
  /** Changes whenever anything of the reference may. */
  hash: string;
  /** Every page, product by product. */
  all(): Promise<Api[]>;
  /** All that was read from a product's packages; throws for a product without an API. */
  extract(product: string): Promise<ApiExtract>;
  /** The names the prose of a page may mean; those of its own product, or of the product of its first component. */
  names(section: string, subject: PageSubject): Promise<ApiNames>;
  /** The page at a path; null when there is none. */
  find(path: string): Promise<Api | null>;
  /** A component's page, by its name; null when there is none. */
  component(name: string): Promise<ComponentApi | null>;
}

/** Opens the reference; nothing is extracted until asked for, and nothing at all while the installed packages stay the same. */
export function openApiReference(
  root: string,
  scopes: readonly ApiScope[],
  cache: DiskCache,
  history?: Pick<VersionHistory, 'hash' | 'date'>,
): ApiReference {
  // With all installed versions: types reach into packages of packages.
  const code = toolHash(root, [
    'pipeline/api/{typescript,extract/*}.ts',
    'pipeline/text/*.ts',
    'model/api/{Api,ApiScope,TypeText,rowId}.ts',
  ]);
  const ingredients = scopes.map((scope) => [
    code,
    JSON.stringify(scope, (_, value: unknown) => (value instanceof RegExp ? String(value) : value)),
  ]);

  function readExtract(scope: ApiScope, index: number): Promise<ApiExtract> {
    return cache.remember('api', ingredients[index] ?? [], async () => {
      // TypeScript is slow to load, and a cached reference never needs it.
      const { extractApi } = await import('#pipeline/api/extract/extractApi.ts');
      return extractApi(root, scope);
    });
  }

  /** Dates change with the records only, so they are no part of what was read from the types. */
  function datePages(extract: ApiExtract): ApiExtract {
    return history ? { ...extract, pages: extract.pages.map(history.date) } : extract;
  }

  const extracts = new Map<string, Promise<ApiExtract>>();
  function readScope(scope: ApiScope, index: number): Promise<ApiExtract> {
    const known = extracts.get(scope.product);
    const extract = known ?? readExtract(scope, index).then(datePages);
    extracts.set(scope.product, extract);
    return extract;
  }

  let pages: Promise<Map<string, Api>> | undefined;
  function byPath(): Promise<Map<string, Api>> {
    pages ??= Promise.all(scopes.map(readScope)).then(
      (extracts) => new Map(extracts.flatMap(({ pages }) => pages.map((api) => [api.path, api]))),
    );
    return pages;
  }

  const reference: ApiReference = {
    hash: hashOf([...ingredients.flat(), history?.hash ?? '']),
    all: async () => [...(await byPath()).values()],
    extract(product) {
      const index = scopes.findIndex((scope) => scope.product === product);
      const scope = scopes[index];
      if (!scope) {
        throw new Error(`The API of ${product} is not described in content/${product}/api.ts.`);
      }
      return readScope(scope, index);
    },
    async names(section, subject) {
      const apis = await reference.all();
      const [first] = [...subject.components, ...subject.hooks];
      const product = scopes.some((scope) => scope.product === section)
        ? section
        : apis.find(({ name }) => name === first)?.product;
      const scope = scopes.find((each) => each.product === product);
      return scope === undefined
        ? { find: () => null }
        : createApiNames(
            apis.filter((api) => api.product === scope.product),
            (await reference.extract(scope.product)).exports,
            subject,
            scope.interfaces,
          );
    },
    find: async (path) => (await byPath()).get(path) ?? null,
    async component(name) {
      const isIt = (api: Api) => api.kind === 'component' && api.name === name;
      return ((await reference.all()).find(isIt) as ComponentApi | undefined) ?? null;
    },
  };
  return reference;
}
