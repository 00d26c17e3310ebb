import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';
import type { Delivery } from './deliveries.data';

/** The content of a detail panel, as a row with one cell. */
export function DeliveryPanel({ delivery }: { delivery: Delivery }) {
  return (
    <div role="row">
      <Box role="gridcell" sx={{ px: { xs: 2, sm: 7 }, py: 2 }}>
        <Typography variant="body2">{delivery.items.join(', ')}</Typography>
      </Box>
    </div>
  );
}

export const getDetailPanelContent = ({ row }: GridRowParams<Delivery>) => (
  <DeliveryPanel delivery={row} />
);
export const getDetailPanelHeight = () => 54;

export const deliveryColumns: GridColDef<Delivery>[] = [
  { field: 'farm', headerName: 'Farm', flex: 1, minWidth: 140 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 90 },
];

/** The columns with the toggle first, whose header has a text for screen readers. */
export const columns: GridColDef<Delivery>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    renderHeader: () => (
      <Box component="span" sx={visuallyHidden}>
        Items
      </Box>
    ),
  },
  ...deliveryColumns,
];
