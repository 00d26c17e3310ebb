import { languageHref } from '#model/DocsPath.ts';
import type { Language } from '#model/Language.ts';
import type { StartPage } from '#search/indexFiles.ts';
import type { HitTarget, SearchHit } from '#search/SearchHit.ts';
import type { PaletteItem } from './paletteItems.ts';

/** Something the reader can choose in the search. */
export type SearchOption =
  /** A result. */
  | { kind: 'hit'; hit: SearchHit }
  /** A page offered before anything is typed. */
  | { kind: 'page'; page: Pick<StartPage, 'path' | 'title' | 'trail'> }
  /** A query typed before. */
  | { kind: 'query'; query: string }
  /** An action of the site. */
  | { kind: 'action'; item: PaletteItem };

/** Options under a heading. */
export interface OptionGroup {
  title: string;
  options: SearchOption[];
}

/** Identifies an option in a list. */
export function optionKey(option: SearchOption): string {
  switch (option.kind) {
    case 'hit': {
      const { kind, target } = option.hit;
      return `${kind} ${targetKey(target)}`;
    }
    case 'page':
      return `page ${option.page.path}`;
    case 'query':
      return `query ${option.query}`;
    case 'action':
      return `action ${option.item.id}`;
  }
}

function targetKey(target: HitTarget): string {
  switch (target.kind) {
    case 'link':
      return target.href;
    case 'command':
      return target.command;
    case 'none':
      return target.path;
  }
}

/** Address an option links to, in the reader's language; null for an action on the current page. */
export function optionHref(option: SearchOption, language: Language): string | null {
  if (option.kind === 'page') {
    return languageHref(option.page.path, language);
  }
  if (option.kind === 'hit' && option.hit.target.kind === 'link') {
    return languageHref(option.hit.target.href, language);
  }
  return null;
}

/** Maximum number of results: of the product the reader is in, and of each other one. */
const groupLimits = { own: 16, other: 8 };

/** Results by product, in the order of their best result; those of the reader's own product count more already. */
export function groupHits(
  hits: readonly SearchHit[],
  product: string | null,
  nameOf: (product: string | null) => string,
): OptionGroup[] {
  const products = [...new Set(hits.map((hit) => hit.product))];
  const isOwn = (each: string | null) => product !== null && each === product;
  return products.map((each) => ({
    title: nameOf(each),
    options: hits
      .filter((hit) => hit.product === each)
      .slice(0, isOwn(each) ? groupLimits.own : groupLimits.other)
      .map((hit) => ({ kind: 'hit', hit })),
  }));
}

/**
 * Key of the option that a key press activates: arrows move by option and wrap around, page keys move by group, Home and
 * End to the first and the last.
 */
export function moveActive(
  pressed: string,
  groups: readonly OptionGroup[],
  active: string | null,
): string | null {
  const lists = groups.map(({ options }) => options.map(optionKey));
  const keys = lists.flat();
  const at = active === null ? -1 : keys.indexOf(active);
  switch (pressed) {
    case 'ArrowDown':
      return keys[(at + 1) % keys.length] ?? null;
    case 'ArrowUp':
      return keys.at(at <= 0 ? -1 : at - 1) ?? null;
    case 'Home':
      return keys[0] ?? null;
    case 'End':
      return keys.at(-1) ?? null;
    case 'PageDown':
    case 'PageUp': {
      const group = lists.findIndex((list) => active !== null && list.includes(active));
      const next = group + (pressed === 'PageDown' ? 1 : -1);
      return lists[Math.max(0, Math.min(lists.length - 1, next))]?.[0] ?? null;
    }
    default:
      return null;
  }
}
