import type { NavEntry } from '#model/NavEntry.ts';

/** Side navigation of the Tree View. */
export const navigation: NavEntry[] = [
  {
    pathname: '/x/react-tree-view-group',
    title: 'Tree View',
    children: [
      { pathname: '/x/react-tree-view', title: 'Overview' },
      { pathname: '/x/react-tree-view/getting-started' },
      { pathname: '/x/react-tree-view/cheat-sheet' },
      {
        pathname: '/x/react-tree-view/simple-tree-view',
        subheader: 'Simple Tree View',
        children: [
          { pathname: '/x/react-tree-view/simple-tree-view/items' },
          { pathname: '/x/react-tree-view/simple-tree-view/selection' },
          { pathname: '/x/react-tree-view/simple-tree-view/expansion' },
          { pathname: '/x/react-tree-view/simple-tree-view/customization' },
          { pathname: '/x/react-tree-view/simple-tree-view/focus' },
        ],
      },
      {
        pathname: '/x/react-tree-view/rich-tree-view',
        subheader: 'Rich Tree View',
        children: [
          { pathname: '/x/react-tree-view/rich-tree-view/items' },
          { pathname: '/x/react-tree-view/rich-tree-view/selection' },
          { pathname: '/x/react-tree-view/rich-tree-view/expansion' },
          { pathname: '/x/react-tree-view/rich-tree-view/customization' },
          { pathname: '/x/react-tree-view/rich-tree-view/focus' },
          { pathname: '/x/react-tree-view/rich-tree-view/editing', newFeature: true },
          { pathname: '/x/react-tree-view/rich-tree-view/ordering', plan: 'pro', newFeature: true },
          {
            pathname: '/x/react-tree-view/rich-tree-view/lazy-loading',
            plan: 'pro',
            newFeature: true,
          },
          { pathname: '/x/react-tree-view/rich-tree-view/headless' },
        ],
      },
      {
        pathname: '/x/react-tree-view/main-features',
        subheader: 'Main features',
        children: [
          { pathname: '/x/react-tree-view/accessibility' },
          { pathname: '/x/react-tree-view/tree-item-customization', title: 'Item customization' },
        ],
      },
      {
        pathname: '/x/api/tree-view-resources',
        subheader: 'Resources',
        children: [
          {
            pathname: '/x/api/tree-view-group',
            title: 'API reference',
            children: [
              { pathname: '/x/api/tree-view/rich-tree-view', title: 'RichTreeView' },
              {
                pathname: '/x/api/tree-view/rich-tree-view-pro',
                title: 'RichTreeViewPro',
                plan: 'pro',
              },
              { pathname: '/x/api/tree-view/simple-tree-view', title: 'SimpleTreeView' },
              { pathname: '/x/api/tree-view/tree-item', title: 'TreeItem' },
              {
                pathname: '/x/api/tree-view/tree-item-drag-and-drop-overlay',
                title: 'TreeItemDragAndDropOverlay',
              },
              { pathname: '/x/api/tree-view/tree-item-icon', title: 'TreeItemIcon' },
              { pathname: '/x/api/tree-view/tree-item-provider', title: 'TreeItemProvider' },
            ],
          },
        ],
      },
    ],
  },
];
