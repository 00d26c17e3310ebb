import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { circuits } from './circuits.data';
import type { Circuit } from './circuits.data';

const columns: GridColDef<Circuit>[] = [
  { field: 'energy', headerName: 'Energy (kWh)', type: 'number', width: 140 },
];

const getTreeDataPath = (row: Circuit) => row.path;

export default function TreeTotals() {
  return (
    <div style={{ height: 528, width: '100%' }}>
      <DataGridPremium
        treeData
        getTreeDataPath={getTreeDataPath}
        aria-label="Electricity of a house"
        rows={circuits}
        columns={columns}
        groupingColDef={{ headerName: 'Circuit', flex: 1, minWidth: 180 }}
        defaultGroupingExpansionDepth={-1}
        initialState={{ aggregation: { model: { energy: 'sum' } } }}
        hideFooter
      />
    </div>
  );
}
