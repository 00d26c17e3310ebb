import { expect, it } from 'vitest';
import type { NavEntry } from '#model/NavEntry.ts';
import { renamedPages } from './renamedPages.ts';
import { sections } from './sections.ts';

function pathsOf(entries: readonly NavEntry[]): string[] {
  return entries.flatMap((entry) => (entry.children ? pathsOf(entry.children) : [entry.pathname]));
}
const paths = new Set(['/', ...sections.flatMap(({ navigation }) => pathsOf(navigation))]);

it.each(Object.entries(renamedPages))(
  '%s leads to the front page or a page of the tree',
  (from, to) => {
    expect(paths).toContain(to);
    expect(paths).not.toContain(from);
  },
);
