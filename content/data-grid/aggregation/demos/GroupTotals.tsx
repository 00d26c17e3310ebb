import { DataGridPremium } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import { columns } from './harvestColumns';

export default function GroupTotals() {
  return (
    <div style={{ height: 528, width: '100%' }}>
      <DataGridPremium
        aria-label="Harvest by slope"
        rows={harvest}
        columns={columns}
        groupingColDef={{ headerName: 'Slope', leafField: 'variety', minWidth: 150, flex: 1 }}
        defaultGroupingExpansionDepth={-1}
        initialState={{
          rowGrouping: { model: ['slope'] },
          aggregation: { model: { crates: 'sum', revenue: 'sum' } },
          columns: { columnVisibilityModel: { slope: false, variety: false } },
        }}
        hideFooter
      />
    </div>
  );
}
