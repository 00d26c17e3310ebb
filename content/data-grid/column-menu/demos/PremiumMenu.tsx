import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { expeditions } from '../../shared/expeditions.data';
import type { Expedition } from '../../shared/expeditions.data';

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', width: 160, groupable: false, aggregable: false },
  { field: 'area', headerName: 'Area', width: 110 },
  { field: 'budget', headerName: 'Budget', type: 'number', width: 130 },
  { field: 'days', headerName: 'Days', type: 'number', width: 100, pinnable: false },
];

export default function PremiumMenu() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Expeditions with all menu items"
        rows={expeditions}
        columns={columns}
        initialState={{ aggregation: { model: { budget: 'sum' } } }}
        hideFooter
      />
    </div>
  );
}
