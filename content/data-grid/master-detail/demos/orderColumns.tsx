import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Order } from './orders.data';

export const orderColumns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'bicycle', headerName: 'Bicycle', width: 130 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
];

/** The columns with the toggle first, whose header has a text for screen readers. */
export const columns: GridColDef<Order>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => (
      <Box component="span" sx={visuallyHidden}>
        Details
      </Box>
    ),
  },
  ...orderColumns,
];
