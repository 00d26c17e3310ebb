import { DataGridPro, GRID_DETAIL_PANEL_TOGGLE_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';
import { orderColumns } from './orderColumns';
import { orders } from './orders.data';
import type { Order } from './orders.data';
import { PartsList } from './partsList';

const columns: GridColDef<Order>[] = [
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Parts',
    width: 80,
    align: 'center',
    renderHeader: ({ colDef }) => colDef.headerName,
  },
  ...orderColumns,
];

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => <PartsList order={row} />;
const getDetailPanelHeight = () => 'auto' as const;

export default function ToggleHeader() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with a header above the toggles"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
