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

  // Beside the specified tree: templates, cheat sheets, guides that later versions publish, and pages of what the installed version adds.
  const added = [
    '/x/introduction/templates',
    '/x/introduction/mcp',
    '/x/errors',
    '/x/versions',
    '/x/whats-new',
    '/x/guides/telemetry',
    '/x/introduction/material-ui',
    'https://mui.com/store/',
    '/x/react-tree-view/rich-tree-view/lazy-loading',
    '/x/react-tree-view/rich-tree-view/headless',
    '/x/migration/usage-with-material-ui-v5-v6',
    '/x/react-data-grid/cheat-sheet',
    '/x/react-date-pickers/cheat-sheet',
    '/x/react-charts/builder',
    '/x/react-charts/cheat-sheet',
    '/x/react-charts/examples',
    '/x/react-tree-view/cheat-sheet',
    '/x/react-date-pickers/choose',
    '/x/react-date-pickers/forms',
    '/x/react-date-pickers/recipes',
    '/x/react-charts/quickstart',
    '/x/react-charts/brush',
    '/x/react-charts/toolbar',
    '/x/react-charts/export',
    '/x/react-charts/animation',
    '/x/react-charts/accessibility',
    '/x/react-charts/localization',
    '/x/react-charts/performance',
    '/x/react-charts/hooks',
    '/x/react-charts/plugins',
    '/x/react-data-grid/demos/real-time-data',
    '/x/react-data-grid/demos/time-off-calendar',
    '/x/react-data-grid/demos/inventory',
    '/x/react-data-grid/pivoting-explained',
    '/x/react-data-grid/charts-integration',
    '/x/react-data-grid/ai-assistant',
    '/x/react-data-grid/undo-redo',
    '/x/react-data-grid/server-side-data/pivoting',
    '/x/react-data-grid/server-side-data/recipes',
    '/x/react-data-grid/components/usage',
    '/x/react-data-grid/components/toolbar',
    '/x/react-data-grid/components/export',
    '/x/react-data-grid/components/quick-filter',
    '/x/react-data-grid/components/columns-panel',
    '/x/react-data-grid/components/filter-panel',
    '/x/react-data-grid/components/pivot-panel',
    '/x/react-data-grid/components/charts-panel',
    '/x/react-data-grid/components/ai-assistant-panel',
    '/x/react-data-grid/components/prompt-field',
  ];
  const addedGroups = ['/x/react-data-grid/demos', '/x/react-data-grid/components-group'];

  it('S2.10 the tree is complete', () => {
    expect({
      entries: entries.length,
      leaves: count((entry) => !entry.children),
      groups: count((entry) => entry.children && !entry.subheader),
      labels: count((entry) => entry.subheader),
    }).toEqual({
      entries: 361 + added.length + addedGroups.length,
      leaves: 309 + added.length,
      groups: 31 + addedGroups.length,
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
    }).toEqual({ pro: 51 + 5, premium: 7 + 10, planned: 7 - 5, newFeature: 3 + 18, unstable: 6 });
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
