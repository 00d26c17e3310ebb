import type { Api } from '#model/api/Api.ts';
import type { ApiName, ApiNameKind, ApiNames } from './ApiNames.ts';
import type { CoveredExport } from './ApiExtract.ts';
import { pageName, rowNames, type RowName } from './rowNames.ts';

/** What a page is about, in the words of its front matter. */
export interface PageSubject {
  components: readonly string[];
  hooks: readonly string[];
}

/** Words that name a prop here and a field of somebody's data there; alone they are not taken for the prop. */
const vague = new Set([
  'children',
  'data',
  'field',
  'height',
  'id',
  'key',
  'label',
  'name',
  'title',
  'type',
  'value',
  'width',
]);

/**
 * The names a page's prose may mean, from the API of its product.
 * A name that several owners share means the page's first component that has it, then the interface the authors list first.
 */
export function createApiNames(
  apis: readonly Api[],
  exports: readonly CoveredExport[],
  { components, hooks }: PageSubject,
  interfaces: readonly string[],
): ApiNames {
  const subjects = [...components, ...hooks].flatMap(
    (name) => apis.find((api) => api.name === name) ?? [],
  );
  const others = [
    ...apis.filter(({ kind }) => kind === 'events'),
    ...interfaces.flatMap((name) => apis.find((api) => api.name === name) ?? []),
  ];
  const rows = group([...subjects, ...byRelation(others, components)].flatMap(rowNames));
  const named = group([
    ...apis.filter((api) => /^(component|interface|hook)$/.test(api.kind)).map(pageName),
    ...apis.filter((api) => api.kind === 'exports').flatMap(rowNames),
  ]);
  const hrefs = new Map(exports.map(({ name, href }) => [name, href]));

  function findRow(name: string, hint: ApiNameKind | null, isCall: boolean): ApiName | null {
    const found = rows.get(name) ?? [];
    if (hint !== null) {
      return found.find(({ kind }) => kind === hint) ?? null;
    }
    if (vague.has(name)) {
      return null;
    }
    return (isCall ? found.find(({ kind }) => kind === 'property') : found[0]) ?? null;
  }

  function findExport(name: string): ApiName | null {
    const known = named.get(name)?.[0];
    const href = hrefs.get(name);
    if (known || !href) {
      return known ?? null;
    }
    const owner = apis.find(({ path }) => path === href.split('#', 1)[0]);
    return owner ? { ...pageName(owner), href } : null;
  }

  return {
    find(code, hint) {
      const { name, isCall, kind } = readCode(code);
      if (name === null) {
        return null;
      }
      return /^(?:use)?[A-Z]|^use[A-Z]/.test(name) && !rows.has(name)
        ? findExport(name)
        : findRow(name, kind ?? hint, isCall);
    },
  };
}

/** The code as prose writes it: `<DataGrid />`, `apiRef.current.getRow()`, `slots.toolbar`, `.MuiDataGrid-root`. */
function readCode(code: string): {
  name: string | null;
  isCall: boolean;
  kind: ApiNameKind | null;
} {
  const patterns: [RegExp, ApiNameKind | null][] = [
    [/^<([A-Z]\w*)\s*\/?>$/, null],
    [/^(?:slots|slotProps)\.(\w+)$/, 'slot'],
    [/^\.?(Mui[A-Z]\w*-[\w-]+)$/, 'class'],
    [/^(?:apiRef\.current\??\.)?(\w+)\(\)$/, null],
    [/^apiRef\.current\??\.(\w+)$/, 'property'],
    [/^([A-Za-z_]\w*)$/, null],
  ];
  for (const [pattern, kind] of patterns) {
    const name = pattern.exec(code)?.[1];
    if (name !== undefined) {
      return { name, isCall: code.endsWith('()'), kind };
    }
  }
  return { name: null, isCall: false, kind: null };
}

/** Interfaces named after a component of the page come first: `RichTreeViewApiRef` on a page about `RichTreeView`. */
function byRelation(apis: readonly Api[], components: readonly string[]): Api[] {
  const isRelated = ({ name }: Api) =>
    components.some((component) => name === `${component}ApiRef`);
  return [...apis].sort((a, b) => Number(isRelated(b)) - Number(isRelated(a)));
}

function group(names: readonly RowName[]): Map<string, RowName[]> {
  const groups = new Map<string, RowName[]>();
  for (const entry of names) {
    groups.set(entry.name, [...(groups.get(entry.name) ?? []), entry]);
  }
  return groups;
}
