import * as React from 'react';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { pears } from './pears.data';
import type { Pear } from './pears.data';

const columns: GridColDef<Pear>[] = [
  { field: 'name', headerName: 'Pear', flex: 1, minWidth: 120 },
  { field: 'age', headerName: 'Age', type: 'number', width: 100 },
];

export default function VisibleStates() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([3]),
  });

  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        aria-label="Pear trees with visible states"
        rows={pears.slice(0, 5)}
        columns={columns}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        hideFooter
        // preview-start
        sx={(theme) => ({
          [`& .${gridClasses.cell}:focus, & .${gridClasses.columnHeader}:focus`]: {
            outline: `3px solid ${theme.palette.primary.main}`,
            outlineOffset: '-3px',
          },
          [`& .${gridClasses.row}.Mui-selected > [data-colindex="0"]`]: {
            borderInlineStart: `4px solid ${theme.palette.primary.main}`,
            '@media (forced-colors: active)': { borderInlineStartColor: 'Highlight' },
          },
        })}
        // preview-end
      />
    </div>
  );
}
