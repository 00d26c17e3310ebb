import * as React from 'react';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { departures, platforms } from './platforms.data';
import type { Departure } from './platforms.data';

const columns: GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', flex: 1, minWidth: 120 },
  {
    field: 'station',
    headerName: 'Station',
    type: 'singleSelect',
    valueOptions: Object.keys(platforms),
    width: 120,
    editable: true,
  },
  {
    field: 'platform',
    headerName: 'Platform',
    type: 'singleSelect',
    valueOptions: ({ row }) =>
      row ? (platforms[row.station] ?? []) : Object.values(platforms).flat(),
    width: 110,
    editable: true,
  },
];

export default function LinkedCell() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Departure[]>(departures);

  // preview-start
  const processRowUpdate = (newRow: Departure, oldRow: Departure) => {
    const isMoved = newRow.station !== oldRow.station;
    const saved = isMoved ? { ...newRow, platform: '' } : newRow;
    setRows((before) => before.map((row) => (row.id === saved.id ? saved : row)));
    if (isMoved) {
      // After the grid has left edit mode, ask for the platform.
      setTimeout(() => apiRef.current?.startCellEditMode({ id: saved.id, field: 'platform' }));
    }
    return saved;
  };
  // preview-end

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Departures, edited cell by cell"
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
    </div>
  );
}
