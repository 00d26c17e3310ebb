import type { ApiEntry } from './ApiEntry.ts';

/** What an index puts under one heading. */
export type ApiGroupKind = 'overview' | 'component' | 'hook' | 'interface';

/** Pages of the reference under one heading, in the order of the alphabet. */
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

/** The mark of an unstable export does not decide its place. */
function nameKey({ name }: ApiEntry): string {
  return name.replace(/^unstable_/i, '').toLowerCase();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
