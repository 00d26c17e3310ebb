import { describe, expect, it } from 'vitest';
import type { NavEntry } from '#model/NavEntry.ts';
import { resolveNavigation } from '#model/resolveNavigation.ts';
import { sections } from './sections.ts';

const tree = sections.flatMap((section) => section.navigation);
const withDescendants = (entry: NavEntry): NavEntry[] => [
  entry,
  ...(entry.children ?? []).flatMap(withDescendants),
];
const entries = tree.flatMap(withDescendants);
const count = (test: (entry: NavEntry) => unknown) => entries.filter(test).length;

describe('sections', () => {
  it('S2.10 the tree has its top level in order', () => {
    expect(tree.map((entry) => entry.title)).toEqual([
      "What's new in MUI X",
      'Introduction',
      'Common concepts',
      'Data Grid',
      'Date and Time Pickers',
      'Charts',
      'Tree View',
      'Migration',
    ]);
  });

  // Beside the specified tree stand the templates, the quality page and the pages of what the installed version adds.
  const added = [
    '/x/introduction/templates',
    '/x/quality',
    '/x/react-tree-view/rich-tree-view/lazy-loading',
    '/x/react-tree-view/rich-tree-view/headless',
  ];

  it('S2.10 the tree is complete', () => {
    expect({
      entries: entries.length,
      leaves: count((entry) => !entry.children),
      groups: count((entry) => entry.children && !entry.subheader),
      labels: count((entry) => entry.subheader),
    }).toEqual({
      entries: 361 + added.length,
      leaves: 309 + added.length,
      groups: 31,
      labels: 21,
    });
  });

  it('S2.11 the tags are complete', () => {
    expect({
      pro: count((entry) => entry.plan === 'pro'),
      premium: count((entry) => entry.plan === 'premium'),
      planned: count((entry) => entry.planned),
      newFeature: count((entry) => entry.newFeature),
      unstable: count((entry) => entry.unstable),
    }).toEqual({ pro: 51 + 1, premium: 7, planned: 7, newFeature: 3 + 1, unstable: 6 });
  });

  it('S3.1 no pathname is listed twice', () => {
    expect(() => resolveNavigation(tree, { titles: {}, isWritten: () => true })).not.toThrow();
  });

  it('S2.10 every page hangs on the path or the API path of its section', () => {
    // A section without entries of its own is listed by another.
    const guests = sections.filter(({ navigation }) => navigation.length === 0);
    for (const { path, product, navigation } of sections) {
      const own = product ? [path, product.apiPath] : [path];
      const roots = [...own, ...guests.map((guest) => guest.path)];
      const strays = navigation
        .flatMap(withDescendants)
        .filter((entry) => !entry.children && entry.pathname.startsWith('/'))
        .filter(({ pathname }) => !roots.some((root) => `${pathname}/`.startsWith(`${root}/`)));
      expect(strays).toEqual([]);
    }
  });
});
