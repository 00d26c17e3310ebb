import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const hides = ['North hide', 'Well', 'Pasture', 'Pier', 'Lighthouse', 'Marsh', 'Quarry', 'Orchard'];
const notes = ['Quiet.', 'Strong wind, few birds in the lee of the wall.', 'Fog until ten.'];

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 90 },
  ...Array.from({ length: 32 }, (_, index) => ({
    field: `hide${index}`,
    headerName: `${hides[index % 8]} ${Math.floor(index / 8) + 1}`,
    width: 150,
  })),
];

const rows = Array.from({ length: 40 }, (_, day) => ({
  id: day,
  day: `Day ${day + 1}`,
  ...Object.fromEntries(
    Array.from({ length: 32 }, (_unused, index) => [`hide${index}`, notes[(day + index * 2) % 3]]),
  ),
}));

const getRowHeight = () => 'auto' as const;

export default function AutoHeightManyColumns() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Notes of 32 hides"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        virtualizeColumnsWithAutoRowHeight
        sx={{ [`& .${gridClasses['row--dynamicHeight']} .${gridClasses.cell}`]: { py: 1 } }}
        hideFooter
      />
    </div>
  );
}
