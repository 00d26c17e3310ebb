import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import type { Repair } from '../../shared/repairs.data';

// preview-start
const columns: GridColDef<Repair>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'state', headerName: 'State', width: 120 },
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 80 },
];
// preview-end

export default function OwnCheckboxColumn() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid checkboxSelection aria-label="Repairs" rows={repairs} columns={columns} />
    </div>
  );
}
