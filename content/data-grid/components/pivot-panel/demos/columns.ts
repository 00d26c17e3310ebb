import type { GridColDef, GridPivotModel } from '@mui/x-data-grid-premium';
import type { Sale } from './sales.data';

/** Columns for the sales. */
export const columns: GridColDef<Sale>[] = [
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 100 },
  { field: 'day', headerName: 'Day', width: 100 },
  { field: 'product', headerName: 'Product', width: 110 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 100 },
];

/** Pieces of each product by shop and day. */
export const pivotModel: GridPivotModel = {
  rows: [{ field: 'product' }],
  columns: [{ field: 'shop' }],
  values: [{ field: 'pieces', aggFunc: 'sum' }],
};
