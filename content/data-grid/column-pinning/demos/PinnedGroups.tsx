import { DataGridPremium, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD } from '@mui/x-data-grid-premium';
import { stations } from '../../shared/stations.data';
import { columns } from './columns';

export default function PinnedGroups() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Stations by terrain"
        rows={stations}
        columns={columns}
        groupingColDef={{ width: 150 }}
        initialState={{
          rowGrouping: { model: ['terrain'] },
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
        }}
        hideFooter
      />
    </div>
  );
}
