import type { ApiEntry } from '#model/api/ApiEntry.ts';
import { apiGroupOf, apiGroups, type ApiGroupKind } from '#model/api/apiGroups.ts';
import type { NavEntry } from '#model/NavEntry.ts';
import type { Product } from '#model/Product.ts';
import type { ReferenceStrings } from './ReferenceStrings.ts';

/**
 * Fits the API group of a product's navigation to the installed version: an index first, entries of exports that are
 * gone left out, featured exports that are new added in their place.
 */
export function addApiEntries(
  entries: readonly NavEntry[],
  product: Product,
  allApis: readonly ApiEntry[],
  strings: ReferenceStrings,
): NavEntry[] {
  const apis = allApis.filter((api) => api.product === product.folder);
  return entries.map((entry) => {
    if (entry.pathname === `${product.apiPath}-group`) {
      return { ...entry, children: fitGroup(entry.children ?? [], product, apis, strings) };
    }
    return entry.children
      ? { ...entry, children: addApiEntries(entry.children, product, apis, strings) }
      : entry;
  });
}

function fitGroup(
  children: readonly NavEntry[],
  { apiPath }: Product,
  apis: readonly ApiEntry[],
  strings: ReferenceStrings,
): NavEntry[] {
  const titles = new Map(leavesOf(children).map((leaf) => [leaf.pathname, leaf]));
  const shown = apis.filter(({ path, featured }) => featured || titles.has(path));
  const groups = new Map(apiGroups(shown).map(({ kind, entries }) => [kind, entries]));
  const labels = children.filter(({ subheader }) => subheader !== undefined);

  function entriesOf(kind: ApiGroupKind): NavEntry[] {
    return (groups.get(kind) ?? []).map((api) => titles.get(api.path) ?? newEntry(api, strings));
  }
  function labelled(kind: ApiGroupKind): NavEntry[] {
    const own = entriesOf(kind);
    const written = labels.find((label) =>
      leavesOf([label]).some(({ pathname }) => apis.some(isKindAt(kind, pathname))),
    );
    const label = written ?? {
      pathname: `${apiPath}-${kind}s-group`,
      subheader: strings.kinds[kind],
    };
    return own.length > 0 ? [{ ...label, children: own }] : [];
  }

  const index = titles.get(apiPath) ?? { pathname: apiPath, title: strings.indexEntry };
  return [
    index,
    ...entriesOf('overview'),
    ...labelled('component'),
    ...labelled('hook'),
    ...labelled('interface'),
  ];
}

function isKindAt(kind: ApiGroupKind, path: string) {
  return (api: ApiEntry) => api.path === path && apiGroupOf(api) === kind;
}

function newEntry(api: ApiEntry, strings: ReferenceStrings): NavEntry {
  const { kind, name, path, plan } = api;
  const title =
    kind === 'events' || kind === 'selectors' || kind === 'exports' ? strings.sections[kind] : name;
  return plan ? { pathname: path, title, plan } : { pathname: path, title };
}

function leavesOf(entries: readonly NavEntry[]): NavEntry[] {
  return entries.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]));
}
