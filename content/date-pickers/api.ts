import type { ApiScope } from '#model/api/ApiScope.ts';
import { product } from './product.ts';

/** What the API reference of the Date and Time Pickers covers. */
export const api: ApiScope = {
  product: product.folder,
  path: product.apiPath,
  packages: product.packages,
  interfaces: [],
  eventLookup: null,
  ignored: [],
};
