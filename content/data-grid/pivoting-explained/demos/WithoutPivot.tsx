import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './drinkColumns';
import { sales } from './drinks.data';

export default function WithoutPivot() {
  return (
    <div style={{ height: 530, width: '100%' }}>
      <DataGridPremium
        aria-label="Sales by stand, as groups"
        rows={sales}
        columns={columns}
        groupingColDef={{ headerName: 'Stand', width: 120 }}
        initialState={{
          rowGrouping: { model: ['stand'] },
          aggregation: { model: { cups: 'sum' } },
          columns: { columnVisibilityModel: { stand: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
