import type { Plan } from '#model/Plan.ts';
import type { Api, Description } from '#model/api/Api.ts';
import { type ApiRowKind, apiRows } from '#model/api/apiRows.ts';
import { type Since, sinceText } from '#model/versions/itemLife.ts';
import type { CoveredExport } from './ApiExtract.ts';
import { typeTextToString } from '#model/api/TypeText.ts';

/** What an inline code of a page can name. */
export type ApiNameKind = 'prop' | 'slot' | 'class' | 'event' | 'property' | 'export';

/** A name of the API reference, with what a reader wants to know before following it. */
export interface ApiName {
  kind: ApiNameKind;
  /** The component, interface or hook it belongs to; the export itself. */
  owner: string;
  /** Path without language, with the row's hash. */
  href: string;
  /** Type as plain text; empty when the name says it all. */
  type: string;
  default: string | null;
  /** The first sentences of the description, as plain text. */
  text: string;
  plan: Plan | null;
  deprecated: boolean;
  /** Since when it exists: `8.11`; null where every version that was read has it. */
  since: string | null;
}

/** The names that a page's prose may mean. */
export interface ApiNames {
  /** Finds what an inline code names; `hint` is what the word after it says it is. */
  find(code: string, hint: ApiNameKind | null): ApiName | null;
}

/** What a page is about, in the words of its front matter. */
export interface PageSubject {
  components: readonly string[];
  hooks: readonly string[];
}

/** Words that name a prop here and a field of somebody's data there; alone they are not taken for the prop. */
const ambiguous = new Set([
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
    if (ambiguous.has(name)) {
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

function group(names: readonly NamedApi[]): Map<string, NamedApi[]> {
  const groups = new Map<string, NamedApi[]>();
  for (const entry of names) {
    groups.set(entry.name, [...(groups.get(entry.name) ?? []), entry]);
  }
  return groups;
}

/** A row or page of the reference under the name prose uses for it. */
interface NamedApi extends ApiName {
  name: string;
}

/** Rows that prose names, by kind; those of hooks and selectors are never meant by a bare name. */
const nameKinds: Partial<Record<ApiRowKind, ApiNameKind>> = {
  prop: 'prop',
  slot: 'slot',
  class: 'class',
  event: 'event',
  method: 'property',
  property: 'property',
  type: 'export',
  function: 'export',
  constant: 'export',
};

function rowNames(api: Api): NamedApi[] {
  return apiRows(api).flatMap((row) => {
    const kind = nameKinds[row.kind];
    if (!kind) {
      return [];
    }
    return {
      kind,
      // Prose writes a class as the document does.
      name: kind === 'class' ? row.label.slice(1) : row.name,
      owner: kind === 'export' ? row.name : api.name,
      href: `${api.path}#${row.id}`,
      type: row.type ? typeTextToString(row.type) : '',
      default: row.default,
      text: firstSentences(row.description),
      plan: row.plan,
      deprecated: row.deprecation !== null,
      since: sinceOrNull(row.since ?? api.since),
    };
  });
}

function sinceOrNull(since: Since | null | undefined): string | null {
  return since ? sinceText(since) : null;
}

function pageName(api: Api): NamedApi {
  return {
    kind: 'export',
    name: api.name,
    owner: api.name,
    href: api.path,
    type: '',
    default: null,
    text: firstSentences(api.description),
    plan: api.plan,
    deprecated: api.deprecation !== null,
    since: sinceOrNull(api.since),
  };
}

const longestText = 180;

/** The paragraphs of a description, cut at the end of a sentence or a word. */
function firstSentences(description: Description): string {
  const text = description.text
    .split('\n')
    .filter((line) => !line.startsWith('- '))
    .join(' ');
  if (text.length <= longestText) {
    return text;
  }
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(text.slice(0, longestText))?.[0];
  return sentence ?? `${text.slice(0, longestText).replace(/\s+\S*$/, '')}…`;
}
