import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const hours = ['6–9', '9–12', '12–15', '15–18', '18–21'];

interface Watch {
  id: string;
  [hour: string]: string;
}

const plan = (id: string, ...names: string[]): Watch =>
  Object.fromEntries([['id', id], ...hours.map((hour, i) => [hour, names[i]])]) as Watch;

const watches = [
  plan('Mon', 'Ida', 'Ida', 'Tomasz', 'Tomasz', 'Tomasz'),
  plan('Tue', 'Ida', 'Ida', 'Ida', 'Ida', 'Bo'),
  plan('Wed', 'Bo', 'Tomasz', 'Tomasz', 'Ida', 'Ida'),
  plan('Thu', 'Drill', 'Drill', 'Drill', 'Drill', 'Drill'),
];

// preview-start
/** Counts how many columns from this one on have the same name. */
const sameName: GridColDef<Watch>['colSpan'] = (value, row, { field }) => {
  const first = hours.indexOf(field);
  const next = hours.findIndex((hour, index) => index > first && row[hour] !== value);
  return (next === -1 ? hours.length : next) - first;
};

const columns: GridColDef<Watch>[] = [
  { field: 'id', headerName: 'Day', width: 70 },
  ...hours.map((hour) => ({
    field: hour,
    flex: 1,
    minWidth: 75,
    align: 'center' as const,
    headerAlign: 'center' as const,
    colSpan: sameName,
  })),
];
// preview-end

export default function WatchPlan() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Watches of the lifeboat station"
        rows={watches}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        disableColumnSorting
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
