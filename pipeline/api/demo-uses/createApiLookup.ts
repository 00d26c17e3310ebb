import type { Api } from '#model/api/Api.ts';
import type { InterfaceApi } from '#model/api/InterfaceApi.ts';
import { typeTextToString } from '#model/api/typeTextToString.ts';
import { namedType } from './namedType.ts';

/** A page that lists what many demos use one or another of. */
export type ListApi = Extract<Api, { kind: 'events' | 'selectors' | 'exports' }>;

/** The pages of the reference by what demos call their subjects. */
export interface ApiLookup {
  /** A product's pages that list events, selectors or exports. */
  lists(product: string): readonly ListApi[];
  /** The page of an export: `charts:BarChart`. */
  page(of: string): Api | null;
  /** The page about the members of a type's text: of `ReadonlyArray<XAxis>` that of `AxisConfig`. */
  interfaceOf(product: string, type: string): InterfaceApi | null;
}

/** Indexes the pages of the reference. */
export function createApiLookup(apis: readonly Api[]): ApiLookup {
  const pages = new Map(apis.map((api) => [`${api.product}:${api.name}`, api]));
  const lists = apis.filter(
    (api) => api.kind === 'events' || api.kind === 'selectors' || api.kind === 'exports',
  );
  const aliases = new Map(
    apis.flatMap((api) =>
      api.kind === 'exports'
        ? api.exports
            .filter(({ what }) => what === 'type')
            .map(({ name, type }) => [`${api.product}:${name}`, typeTextToString(type)] as const)
        : [],
    ),
  );
  const lookup: ApiLookup = {
    lists: (product) => lists.filter((api) => api.product === product),
    page: (of) => pages.get(of) ?? null,
    interfaceOf(product, type) {
      const name = namedType(type);
      // A plan's package declares some types anew under the name of the plan.
      const page =
        pages.get(`${product}:${name}`) ??
        pages.get(`${product}:${name?.replace(/(?:Community|Pro|Premium)$/, '')}`);
      if (page) {
        return page.kind === 'interface' ? page : null;
      }
      const alias = aliases.get(`${product}:${name}`);
      return alias === undefined || namedType(alias) === name
        ? null
        : lookup.interfaceOf(product, alias);
    },
  };
  return lookup;
}
