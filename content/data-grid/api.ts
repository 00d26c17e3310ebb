import type { ApiScope } from '#model/api/ApiScope.ts';
import { product } from './product.ts';

/** What the API reference of the Data Grid covers. */
export const api: ApiScope = {
  product: product.folder,
  path: product.apiPath,
  packages: product.packages,
  interfaces: [
    'GridColDef',
    'GridSingleSelectColDef',
    'GridActionsColDef',
    'GridListViewColDef',
    'GridApi',
    'GridCellParams',
    'GridRowParams',
    'GridRenderCellParams',
    'GridRenderEditCellParams',
    'GridColumnHeaderParams',
    'GridCallbackDetails',
    'GridExportStateParams',
    'GridFilterItem',
    'GridFilterModel',
    'GridFilterOperator',
    'GridRowClassNameParams',
    'GridRowSpacingParams',
    'GridRowHeightParams',
    'GridPaginationModel',
    'GridColumnGroup',
    'GridDataSource',
    'GridGetRowsParams',
    'GridGetRowsResponse',
    'GridInitialState',
    'GridAggregationFunction',
    'GridAggregationFunctionDataSource',
    'GridAggregationParams',
    'GridPivotModel',
    'GridCsvExportOptions',
    'GridPrintExportOptions',
    'GridExcelExportOptions',
  ],
  eventLookup: 'GridEventLookup',
  ignored: [
    {
      exports: /[a-z]{2}[A-Z]{2}(Grid)?/,
      reason: 'a translation: the Localization page lists them',
    },
    {
      exports: /\w+(PropsOverrides|RowCountOverrides)/,
      reason: 'empty on purpose: a place for your own props, explained with slots',
    },
    {
      exports: /\w+(PrivateApi|InternalCache|ApiCaches)(Pro|Premium)?|GridPrivateApi(Pro|Premium)/,
      reason: 'internals of the grid',
    },
    {
      exports: /Grid(PipeProcessing|\w+Event)Lookup(Pro|Premium)?|GridEventLookupPro/,
      reason:
        'a part of the list of events, which has its own page, or of the internals of the grid',
    },
    {
      exports: [
        'GridControlledStateReasonLookup',
        'GRID_EXPERIMENTAL_ENABLED',
        'unstable_resetCleanupTracking',
        'virtualizationStateInitializer',
      ],
      reason: 'for tests and the internals of the grid',
    },
  ],
};
