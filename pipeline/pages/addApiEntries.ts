import { type ApiEntry, type ApiGroupKind, apiGroupOf, apiGroups } from '#model/api/ApiEntry.ts';
import type { NavEntry } from '#model/NavEntry.ts';
import type { Product } from '#model/Product.ts';
import type { ApiMessages } from '#pipeline/docs/messages.ts';

/**
 * Adapts the API group of a product's navigation to the installed version: adds the index and new featured exports,
 * and removes entries of exports that no longer exist.
 */
export function addApiEntries(
  entries: readonly NavEntry[],
  product: Product,
  allApis: readonly ApiEntry[],
  messages: ApiMessages,
): NavEntry[] {
  const apis = allApis.filter((api) => api.product === product.folder);
  return entries.map((entry) => {
    if (entry.pathname === `${product.apiPath}-group`) {
      return { ...entry, children: fitGroup(entry.children ?? [], product, apis, messages) };
    }
    return entry.children
      ? { ...entry, children: addApiEntries(entry.children, product, apis, messages) }
      : entry;
  });
}

function fitGroup(
  children: readonly NavEntry[],
  { apiPath }: Product,
  apis: readonly ApiEntry[],
  messages: ApiMessages,
): NavEntry[] {
  const titles = new Map(leavesOf(children).map((leaf) => [leaf.pathname, leaf]));
  const shown = apis.filter(({ path, featured }) => featured || titles.has(path));
  const groups = new Map(apiGroups(shown).map(({ kind, entries }) => [kind, entries]));
  const labels = children.filter(({ subheader }) => subheader !== undefined);

  function entriesOf(kind: ApiGroupKind): NavEntry[] {
    return (groups.get(kind) ?? []).map((api) => titles.get(api.path) ?? newEntry(api, messages));
  }
  function labeled(kind: ApiGroupKind): NavEntry[] {
    const own = entriesOf(kind);
    const written = labels.find((label) =>
      leavesOf([label]).some(({ pathname }) => apis.some(isKindAt(kind, pathname))),
    );
    const label = written ?? {
      pathname: `${apiPath}-${kind}s-group`,
      subheader: messages.kinds[kind],
    };
    return own.length > 0 ? [{ ...label, children: own }] : [];
  }

  const index = titles.get(apiPath) ?? { pathname: apiPath, title: messages.indexEntry };
  return [
    index,
    ...entriesOf('overview'),
    ...labeled('component'),
    ...labeled('hook'),
    ...labeled('interface'),
  ];
}

function isKindAt(kind: ApiGroupKind, path: string) {
  return (api: ApiEntry) => api.path === path && apiGroupOf(api) === kind;
}

function newEntry(api: ApiEntry, messages: ApiMessages): NavEntry {
  const { kind, name, path, plan } = api;
  const title =
    kind === 'events' || kind === 'selectors' || kind === 'exports'
      ? messages.sections[kind]
      : name;
  return plan ? { pathname: path, title, plan } : { pathname: path, title };
}

function leavesOf(entries: readonly NavEntry[]): NavEntry[] {
  return entries.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]));
}
