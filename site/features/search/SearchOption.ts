import type { StartPage } from '#model/search/indexFiles.ts';
import type { SearchHit } from '#model/search/SearchHit.ts';
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

/** What tells an option from the others of a list. */
export function optionKey(option: SearchOption): string {
  switch (option.kind) {
    case 'hit': {
      const { kind, target } = option.hit;
      return `${kind} ${target.kind === 'link' ? target.href : target.command}`;
    }
    case 'page':
      return `page ${option.page.path}`;
    case 'query':
      return `query ${option.query}`;
    case 'action':
      return `action ${option.item.id}`;
  }
}
