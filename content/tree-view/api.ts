import type { ApiScope } from '#model/api/ApiScope.ts';
import { product } from './product.ts';

/** What the API reference of the Tree View covers. */
export const api: ApiScope = {
  product: product.folder,
  path: product.apiPath,
  packages: product.packages,
  interfaces: [
    'SimpleTreeViewApiRef',
    'RichTreeViewApiRef',
    'RichTreeViewProApiRef',
    'TreeViewSelectionPropagation',
    'UseTreeItemParameters',
    'UseTreeItemReturnValue',
    'UseTreeItemStatus',
    'DataSourceCache',
  ],
  eventLookup: null,
  ignored: [],
};
