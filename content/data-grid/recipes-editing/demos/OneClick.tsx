import { DataGrid, GridCellModes, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { shifts } from './shifts.data';
import type { Shift } from './shifts.data';

const columns: GridColDef<Shift>[] = [
  { field: 'helper', headerName: 'Helper', flex: 1, minWidth: 100 },
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 100, editable: true },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90, editable: true },
];

export default function OneClick() {
  const apiRef = useGridApiRef();

  // preview-start
  const handleCellClick: GridEventListener<'cellClick'> = (params, event) => {
    const { id, field, cellMode, isEditable } = params;
    const isInside = event.currentTarget.contains(event.target as Element); // not in a popup
    if (isInside && isEditable && cellMode === GridCellModes.View) {
      apiRef.current?.startCellEditMode({ id, field });
    }
  };
  // preview-end

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Shifts, edited with one click"
        rows={shifts}
        columns={columns}
        onCellClick={handleCellClick}
        disableRowSelectionOnClick
        hideFooter
        sx={{ '& .MuiDataGrid-cell--editable': { cursor: 'text' } }}
      />
    </div>
  );
}
