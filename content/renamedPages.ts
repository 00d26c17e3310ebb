import type { RenamedPages } from '#model/redirectRules.ts';

/** Addresses that pages had in earlier versions of the documentation, without language; readers still arrive by them. */
export const renamedPages: RenamedPages = {
  '/components/data-grid': '/x/react-data-grid',
  '/x/advanced-components': '/x/introduction',
  '/x/react-data-grid/columns': '/x/react-data-grid/column-definition',
  '/x/react-data-grid/rows': '/x/react-data-grid/row-definition',
  '/x/react-data-grid/group-pivot': '/x/react-data-grid/row-grouping',
  '/x/react-tree-view/items': '/x/react-tree-view/simple-tree-view/items',
  '/x/react-tree-view/selection': '/x/react-tree-view/simple-tree-view/selection',
};
