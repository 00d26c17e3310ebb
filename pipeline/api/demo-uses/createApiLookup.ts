import type { Api, InterfaceApi } from '#model/api/Api.ts';
import { typeTextToString } from '#model/api/TypeText.ts';

/** A row of the reference; without an id its page as a whole. */
export interface ApiRowRef {
  path: string;
  rowId: string | null;
}

/** A page that lists many exports. */
type ListApi = Extract<Api, { kind: 'events' | 'selectors' | 'exports' }>;

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

/** Rows of the classes a demo names. */
export interface ClassLookup {
  /** Rows of a class name in full; where several components have it, of those the demo renders. */
  named(className: string, rendered: ReadonlySet<string>): ApiRowRef[];
  /** Rows of a key of an exported object of class names. */
  ofHelper(helper: string, key: string, rendered: ReadonlySet<string>): ApiRowRef[];
}

/** Finds the rows of classes; `prefixes` says how the names start that an exported object holds: `gridClasses` → `MuiDataGrid`. */
export function createClassLookup(
  apis: readonly Api[],
  prefixes: Readonly<Record<string, string>>,
): ClassLookup {
  const components = apis.filter((api) => api.kind === 'component');
  const owners = new Map<string, { path: string; rowId: string; name: string }[]>();
  for (const { path, product, name, classes } of components) {
    for (const { name: key, className, isGlobal, rowId } of classes) {
      // A state class looks the same everywhere; only a component's own object says whose it is.
      const prefix = classes.find((each) => !each.isGlobal)?.className.split('-')[0];
      const known = isGlobal ? `${prefix}:${key}` : className;
      owners.set(known, [
        ...(owners.get(known) ?? []),
        { path, rowId, name: `${product}:${name}` },
      ]);
    }
  }
  const lookup: ClassLookup = {
    named(className, rendered) {
      const found = owners.get(className) ?? [];
      const shown = found.length > 1 ? found.filter(({ name }) => rendered.has(name)) : found;
      return shown.map(({ path, rowId }) => ({ path, rowId }));
    },
    ofHelper(helper, key, rendered) {
      const prefix = prefixes[helper.replace(/^.*:/, '')];
      return prefix === undefined
        ? []
        : [
            ...lookup.named(`${prefix}-${key}`, rendered),
            ...lookup.named(`${prefix}:${key}`, rendered),
          ];
    },
  };
  return lookup;
}

const wrappers =
  /^(?:\w+ extends [\w']+ \? |readonly |React\.|(?:Readonly|ReadonlyArray|Array|Partial|MakeOptional|RefObject)<)*/;

/**
 * The one type whose members a type's text is about, be it a list of them, some made optional, or a ref to it;
 * null when there are several or none. `ReadonlyArray<XAxis>` is about `XAxis`.
 */
export function namedType(text: string): string | null {
  const rest = text.replace(wrappers, '').replaceAll(/ \| (?:null|undefined)\b/g, '');
  const name = /^\w+/.exec(rest)?.[0];
  const after = withoutArguments(rest.slice(name?.length ?? 0));
  return name !== undefined && /^(?:\[\]|>|, '\w+'| : never)*$/.test(after) ? name : null;
}

function withoutArguments(text: string): string {
  const inner = text.replaceAll(/<[^<>]*>/g, '');
  return inner === text ? text : withoutArguments(inner);
}
