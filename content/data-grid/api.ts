import type { ApiScope } from '#model/api/ApiScope.ts';
import { product } from './product.ts';

/** What the API reference of the Data Grid covers. */
export const api: ApiScope = {
  product: product.folder,
  path: product.apiPath,
  packages: product.packages,
  interfaces: [
    'GridApi',
    'GridCellParams',
    'GridColDef',
    'GridSingleSelectColDef',
    'GridActionsColDef',
    'GridListColDef',
    'GridExportStateParams',
    'GridFilterItem',
    'GridFilterModel',
    'GridFilterOperator',
    'GridRowClassNameParams',
    'GridRowParams',
    'GridRowSpacingParams',
    'GridAggregationFunction',
    'GridAggregationFunctionDataSource',
    'GridCsvExportOptions',
    'GridPrintExportOptions',
    'GridExcelExportOptions',
  ],
  eventLookup: 'GridEventLookup',
  ignored: [],
};
