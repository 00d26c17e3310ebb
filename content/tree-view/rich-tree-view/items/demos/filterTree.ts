import type { Bird } from './birds.data';

/** What is left of a tree after a search. */
export interface FilteredTree {
  items: Bird[];
  /** Ancestors of the matches. */
  expandedIds: string[];
  matchCount: number;
}

/** Keeps the items whose label contains the text, and their ancestors. */
export function filterTree(items: Bird[], text: string): FilteredTree {
  const needle = text.trim().toLowerCase();
  const expandedIds: string[] = [];
  let matchCount = 0;

  function filterLevel(level: Bird[]): Bird[] {
    return level.flatMap((item) => {
      const isMatch = item.label.toLowerCase().includes(needle);
      matchCount += isMatch ? 1 : 0;
      const children = filterLevel(item.children ?? []);
      if (children.length > 0) {
        expandedIds.push(item.id);
        return [{ ...item, children }];
      }
      // A match keeps all of its children, so that users can still open it.
      return isMatch ? [item] : [];
    });
  }

  return { items: filterLevel(items), expandedIds, matchCount };
}
