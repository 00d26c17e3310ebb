import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { createParcels } from './parcelRows';
import type { Parcel } from './parcelRows';

interface RouteProps {
  progress: number;
  isLate: boolean;
}

// preview-start
const Route = React.memo(function Route({ progress, isLate }: RouteProps) {
  const { palette, direction } = useTheme();
  const color = isLate ? palette.error.main : palette.success.main;
  const start = direction === 'rtl' ? '100%' : '0';
  const background = `linear-gradient(${color}, ${color}) no-repeat ${start} 80% / ${progress}% 3px`;
  return (
    <div style={{ background }}>
      {progress}%{isLate && ' (late)'}
    </div>
  );
});

const columns: GridColDef<Parcel>[] = [
  { field: 'code', headerName: 'Parcel', width: 110 },
  { field: 'depot', headerName: 'Depot', width: 110 },
  { field: 'grams', headerName: 'Weight (g)', type: 'number', width: 110 },
  {
    field: 'progress',
    headerName: 'Route',
    flex: 1,
    minWidth: 130,
    renderCell: ({ row }) => <Route progress={row.progress} isLate={row.isLate} />,
  },
];
// preview-end

export default function HundredThousandRows() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Parcel[]>([]);

  const advance = () => {
    const changed = rows
      .slice(0, 500)
      .map(({ id }) => apiRef.current?.getRow<Parcel>(id))
      .filter((parcel) => parcel != null)
      .map((parcel) => ({ ...parcel, progress: Math.min(100, parcel.progress + 5) }));
    apiRef.current?.updateRows(changed);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setRows(createParcels(100000))}>
          Load 100,000 parcels
        </Button>
        <Button disabled={rows.length === 0} onClick={advance}>
          Advance 500
        </Button>
      </Stack>
      <div style={{ height: 400 }}>
        <DataGridPro aria-label="Parcels" apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </Stack>
  );
}
