import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Crop {
  id: number;
  name: string;
  /** Months, from 0 to 12. */
  from: number;
  to: number;
}

const crops: Crop[] = [
  { id: 1, name: 'Leek', from: 0, to: 4 },
  { id: 2, name: 'Radish', from: 3, to: 9 },
  { id: 3, name: 'Zucchini', from: 5.5, to: 9.5 },
  { id: 4, name: 'Pumpkin', from: 8, to: 11 },
];

function SeasonBar({ from, to }: Crop) {
  const style = {
    marginInlineStart: `${(from / 12) * 100}%`,
    width: `${((to - from) / 12) * 100}%`,
  };
  return <Box style={style} sx={{ height: 12, borderRadius: 1, bgcolor: 'success.main' }} />;
}

// preview-start
const quarter: Partial<GridColDef<Crop>> = { width: 70, sortable: false, resizable: false };

const columns: GridColDef<Crop>[] = [
  { field: 'name', headerName: 'Crop', width: 100 },
  {
    ...quarter,
    field: 'spring',
    headerName: 'Jan',
    colSpan: 4,
    display: 'flex',
    valueGetter: (_value, { from, to }) => `Months ${Math.floor(from) + 1} to ${Math.ceil(to)}`,
    renderCell: ({ row, value }) => (
      <Box role="img" aria-label={value} sx={{ width: '100%' }}>
        <SeasonBar {...row} />
      </Box>
    ),
  },
  { ...quarter, field: 'summer', headerName: 'Apr' },
  { ...quarter, field: 'fall', headerName: 'Jul' },
  { ...quarter, field: 'winter', headerName: 'Oct' },
];
// preview-end

export default function SeasonBars() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Harvest seasons"
        rows={crops}
        columns={columns}
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
