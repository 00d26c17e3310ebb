import type { RenamedPages } from '#model/redirects.ts';

/** Addresses that pages had in earlier versions of the documentation, without language; readers still arrive by them. */
export const renamedPages: RenamedPages = {
  // The front page is about the same products.
  '/x': '/',
  '/components/data-grid': '/x/react-data-grid',
  '/x/advanced-components': '/x/introduction',
  '/x/introduction/priority-support': '/x/introduction/support',
  '/x/react-data-grid/columns': '/x/react-data-grid/column-definition',
  '/x/react-data-grid/rows': '/x/react-data-grid/row-definition',
  '/x/react-data-grid/group-pivot': '/x/react-data-grid/row-grouping',
  '/x/react-data-grid/quickstart': '/x/react-data-grid/getting-started',
  '/x/react-data-grid/features': '/x/react-data-grid',
  '/x/react-data-grid/tutorials/server-side-data': '/x/react-data-grid/server-side-data',
  '/x/react-date-pickers/quickstart': '/x/react-date-pickers/getting-started',
  '/x/react-charts/hooks/use-axes': '/x/react-charts/hooks',
  '/x/react-charts/hooks/use-dataset': '/x/react-charts/hooks',
  '/x/react-charts/hooks/use-drawing-area': '/x/react-charts/hooks',
  '/x/react-charts/hooks/use-legend': '/x/react-charts/hooks',
  '/x/react-charts/hooks/use-scale': '/x/react-charts/hooks',
  '/x/react-charts/hooks/use-series': '/x/react-charts/hooks',
  '/x/react-charts/pyramid': '/x/react-charts/funnel',
  '/x/react-charts/data-grid-integration': '/x/react-data-grid/charts-integration',
  '/x/react-tree-view/quickstart': '/x/react-tree-view/getting-started',
  '/x/react-tree-view/items': '/x/react-tree-view/simple-tree-view/items',
  '/x/react-tree-view/selection': '/x/react-tree-view/simple-tree-view/selection',
};
