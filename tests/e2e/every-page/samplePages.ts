const items = '/x/react-tree-view/simple-tree-view/items';

/** Pages of each kind that are also looked at on a phone, from right to left and without script. */
export const samplePages = [
  '/',
  '/playground',
  '/x/introduction',
  '/x/introduction/installation',
  '/x/introduction/licensing',
  '/x/introduction/templates',
  '/x/introduction/templates/dashboard',
  '/x/common-concepts/custom-components',
  '/x/react-charts/gauge',
  '/x/react-data-grid/sorting',
  '/x/react-date-pickers/date-calendar',
  items,
  `${items}/components-api`,
  '/x/react-charts/tooltip/hooks-api',
  '/x/api/data-grid',
  '/x/api/data-grid/grid-col-def',
  '/x/api/date-pickers/date-calendar',
  '/x/api/charts/use-x-scale',
  '/x/api/tree-view/simple-tree-view',
  '/x/offline',
  '/zh/x/introduction/licensing',
  `/zh${items}`,
];

/** What an address that is not there shows. */
export const missingPage = '/nowhere';
