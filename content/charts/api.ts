import type { ApiScope } from '#model/api/ApiScope.ts';
import { product } from './product.ts';

/** What the API reference of the Charts covers. */
export const api: ApiScope = {
  product: product.folder,
  path: product.apiPath,
  packages: product.packages,
  interfaces: [
    'AxisConfig',
    'BarSeriesType',
    'LineSeriesType',
    'PieSeriesType',
    'ScatterSeriesType',
  ],
  eventLookup: null,
  ignored: [],
};
