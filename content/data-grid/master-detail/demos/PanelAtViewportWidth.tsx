import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';
import { columns as orderColumns } from './orderColumns';
import { orders } from './orders.data';
import type { Order } from './orders.data';
import { PartsList } from './partsList';

function ViewportWidth({ children }: React.PropsWithChildren) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);
  return (
    <Box sx={{ position: 'sticky', insetInlineStart: 0, width: viewportInnerSize.width }}>
      {children}
    </Box>
  );
}

const columns: GridColDef<Order>[] = [
  ...orderColumns,
  {
    field: 'rack',
    headerName: 'Rack',
    width: 200,
    valueGetter: (_value, row) => `R${row.id.at(-1)}`,
  },
  {
    field: 'lines',
    headerName: 'Lines',
    width: 200,
    valueGetter: (_value, row) => row.parts.length,
  },
  { field: 'mechanic', headerName: 'Mechanic', width: 300, valueGetter: () => 'Not assigned' },
];

// preview-start
const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <ViewportWidth>
    <PartsList order={row} />
  </ViewportWidth>
);
// preview-end
const getDetailPanelHeight = () => 'auto' as const;
const initialState = {
  detailPanel: { expandedRowIds: new Set(['W-301']) },
  pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD, 'id'] },
};

export default function PanelAtViewportWidth() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with panels as wide as the view"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        sx={{ [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } }}
        hideFooter
      />
    </div>
  );
}
