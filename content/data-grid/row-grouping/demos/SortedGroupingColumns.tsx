import { DataGridPremium, getRowGroupingFieldFromGroupingCriteria } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridInitialState } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

// preview-start
const groupingColDef: DataGridPremiumProps['groupingColDef'] = ({ fields }) =>
  fields.includes('kind')
    ? { leafField: 'name', mainGroupingCriteria: 'kind', headerName: 'Kind', width: 190 }
    : {};

const initialState: GridInitialState = {
  rowGrouping: { model: ['river', 'kind'] },
  columns: { columnVisibilityModel: { river: false, kind: false, name: false } },
  sorting: {
    sortModel: [
      { field: getRowGroupingFieldFromGroupingCriteria('river'), sort: 'desc' },
      { field: getRowGroupingFieldFromGroupingCriteria('kind'), sort: 'asc' },
    ],
  },
};
// preview-end

export default function SortedGroupingColumns() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Bridges with two sorted grouping columns"
        rows={bridges}
        columns={columns}
        initialState={initialState}
        rowGroupingColumnMode="multiple"
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
