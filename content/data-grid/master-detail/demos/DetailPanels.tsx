import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import { columns } from './orderColumns';
import { orders } from './orders.data';
import type { Order } from './orders.data';
import { PartsList } from './partsList';

const getDetailPanelContent = ({ row }: GridRowParams<Order>) =>
  row.parts.length > 0 ? <PartsList order={row} /> : null;
const getDetailPanelHeight = () => 150;

export default function DetailPanels() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Workshop orders"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
