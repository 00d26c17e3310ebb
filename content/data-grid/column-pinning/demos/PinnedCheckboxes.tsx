import { DataGridPro, GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid-pro';
import { stations } from '../../shared/stations.data';
import { columns } from './columns';

export default function PinnedCheckboxes() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Stations to select"
        rows={stations}
        columns={columns}
        checkboxSelection
        initialState={{ pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_COL_DEF.field, 'name'] } }}
        hideFooter
      />
    </div>
  );
}
