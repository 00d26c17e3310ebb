import type { Plan } from '#model/Plan.ts';
import type { Api } from './Api.ts';
import { apiRows } from './apiRows.ts';

/** A page of the API reference as an index or a side navigation lists it. */
export interface ApiEntry {
  kind: Api['kind'];
  path: string;
  name: string;
  /** Folder of the product below `content/`. */
  product: string;
  plan: Plan | null;
  deprecated: boolean;
  /** Whether the side navigation lists it; the index lists every page. */
  featured: boolean;
  /** Rows on the page. */
  rowCount: number;
}

/** A page of the API reference → its line in an index. */
export function toApiEntry(api: Api): ApiEntry {
  const { kind, path, name, product, plan, featured } = api;
  const deprecated = api.deprecation !== null;
  return { kind, path, name, product, plan, deprecated, featured, rowCount: apiRows(api).length };
}

/** What an index puts under one heading. */
export type ApiGroupKind = 'overview' | 'component' | 'hook' | 'interface';

/** Pages of the reference under one heading, in alphabetical order. */
export interface ApiGroup {
  kind: ApiGroupKind;
  entries: ApiEntry[];
}

const order: ApiGroupKind[] = ['overview', 'component', 'hook', 'interface'];

/** Sorts the pages of a product into groups; pages that list many exports come first. */
export function apiGroups(entries: readonly ApiEntry[]): ApiGroup[] {
  return order.flatMap((kind) => {
    const found = entries.filter((entry) => apiGroupOf(entry) === kind);
    found.sort((a, b) => compare(nameKey(a), nameKey(b)));
    return found.length > 0 ? [{ kind, entries: found }] : [];
  });
}

/** Group of a page: lists of many exports are one group whatever they list. */
export function apiGroupOf({ kind }: Pick<ApiEntry, 'kind'>): ApiGroupKind {
  return kind === 'events' || kind === 'selectors' || kind === 'exports' ? 'overview' : kind;
}

/** The prefix of an unstable export does not count for its order. */
function nameKey({ name }: ApiEntry): string {
  return name.replace(/^unstable_/i, '').toLowerCase();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A page of the API reference that another page points to. */
export interface ApiLink {
  kind: 'component' | 'hook';
  name: string;
  /** Path without language. */
  path: string;
  plan: Plan | null;
}
