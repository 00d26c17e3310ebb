import Button from '@mui/material/Button';
import {
  DataGridPremium,
  ExportCsv,
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import type { GridColDef, GridCsvGetRowsToExportParams } from '@mui/x-data-grid-premium';
import { seeds } from '../../shared/seeds.data';
import type { Seed } from '../../shared/seeds.data';

const columns: GridColDef<Seed>[] = [
  { field: 'family', headerName: 'Family', width: 130 },
  { field: 'name', headerName: 'Seed', flex: 1, minWidth: 120 },
  { field: 'packets', headerName: 'Packets', type: 'number', width: 100 },
];

// preview-start
const leavesOnly = ({ apiRef }: GridCsvGetRowsToExportParams) => {
  const tree = gridRowTreeSelector(apiRef);
  return gridFilteredSortedRowIdsSelector(apiRef).filter((id) => tree[id]?.type === 'leaf');
};
// preview-end

function ExportToolbar() {
  return (
    <Toolbar>
      <ExportCsv render={<ToolbarButton render={<Button />} />}>With groups</ExportCsv>
      <ExportCsv
        render={<ToolbarButton render={<Button />} />}
        // preview-start
        options={{ getRowsToExport: leavesOnly, fields: ['family', 'name', 'packets'] }}
        // preview-end
      >
        Without groups
      </ExportCsv>
    </Toolbar>
  );
}

export default function WithoutGroupRows() {
  return (
    <div style={{ height: 478, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Seeds by family"
        rows={seeds.slice(0, 5)}
        columns={columns}
        groupingColDef={{ width: 180 }}
        slots={{ toolbar: ExportToolbar }}
        initialState={{
          rowGrouping: { model: ['family'] },
          columns: { columnVisibilityModel: { family: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
