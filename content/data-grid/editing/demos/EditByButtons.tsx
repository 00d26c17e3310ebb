import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridCellEditStopReasons, GridCellModes, useGridApiRef } from '@mui/x-data-grid';
import type { GridCellModesModel, GridRowId } from '@mui/x-data-grid';
import { columns } from './columns';
import { loans } from './loans.data';

export default function EditByButtons() {
  const apiRef = useGridApiRef();
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const [cell, setCell] = React.useState<{ id: GridRowId; field: string }>();
  const isEditing = cell && modes[cell.id]?.[cell.field]?.mode === GridCellModes.Edit;

  React.useEffect(
    () => apiRef.current?.subscribeEvent('cellFocusIn', ({ id, field }) => setCell({ id, field })),
    [apiRef],
  );

  const setMode = (mode: GridCellModesModel[GridRowId][string]) => {
    if (cell) {
      setModes({ ...modes, [cell.id]: { ...modes[cell.id], [cell.field]: mode } });
    }
  };

  const buttons = (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button disabled={!cell || isEditing} onClick={() => setMode({ mode: GridCellModes.Edit })}>
        Edit
      </Button>
      <Button disabled={!isEditing} onClick={() => setMode({ mode: GridCellModes.View })}>
        Save
      </Button>
      <Button
        disabled={!isEditing}
        onClick={() => setMode({ mode: GridCellModes.View, ignoreModifications: true })}
      >
        Cancel
      </Button>
    </Stack>
  );

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      {buttons}
      <div style={{ height: 266 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Loans"
          rows={loans}
          columns={columns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          onCellEditStop={({ reason }, event) => {
            event.defaultMuiPrevented = reason === GridCellEditStopReasons.cellFocusOut;
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
