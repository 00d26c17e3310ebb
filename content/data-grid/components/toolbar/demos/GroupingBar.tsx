import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { GroupingToolbar } from './groupingToolbar';
import { trails } from './trails.data';

export default function GroupingBar() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Trails in groups"
        rows={trails}
        columns={columns}
        slots={{ toolbar: GroupingToolbar }}
        initialState={{ rowGrouping: { model: ['valley'] } }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
