import { DataGridPro, gridClasses, useGridApiRef } from '@mui/x-data-grid-pro';
import { deliveries } from './deliveries.data';
import { columns, getDetailPanelContent, getDetailPanelHeight } from './deliveryPanel';

export default function PanelOnRowClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        aria-label="Deliveries to click"
        rows={deliveries}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        onRowClick={({ id }) => apiRef.current?.toggleDetailPanel(id)}
        disableRowSelectionOnClick
        sx={{ [`& .${gridClasses.row}`]: { cursor: 'pointer' } }}
        hideFooter
      />
    </div>
  );
}
