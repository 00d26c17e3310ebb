import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Slot {
  id: string;
  hill: string;
  lake: string;
  tent: string;
}

const slots: Slot[] = [
  { id: '14:00', hill: 'Doors open', lake: 'Doors open', tent: 'Doors open' },
  { id: '15:00', hill: 'Brass walk', lake: 'Choir', tent: 'Puppets' },
  { id: '16:00', hill: 'Brass walk', lake: 'Poems', tent: 'Puppets' },
  { id: '17:00', hill: 'Brass walk', lake: 'Folk trio', tent: 'Juggling' },
  { id: '18:00', hill: 'Dinner', lake: 'Dinner', tent: 'Juggling' },
  { id: '19:00', hill: 'Dinner', lake: 'Dinner', tent: 'Dance class' },
  { id: '20:00', hill: 'Orchestra', lake: 'Lanterns', tent: 'Dance class' },
];

const stages = ['hill', 'lake', 'tent'] as const;

const stage = (index: number, headerName: string): GridColDef<Slot> => ({
  field: stages[index] ?? '',
  headerName,
  flex: 1,
  minWidth: 90,
  sortable: false,
  // preview-start
  colSpan: (value, row) => {
    const others = stages.slice(index);
    const end = others.findIndex((name) => row[name] !== value);
    return end === -1 ? others.length : end;
  },
  // preview-end
});

const columns: GridColDef<Slot>[] = [
  { field: 'id', headerName: 'Time', width: 75, sortable: false, rowSpanValueGetter: () => null },
  stage(0, 'Hill stage'),
  stage(1, 'Lake stage'),
  stage(2, 'Tent'),
];

export default function FestivalTimetable() {
  return (
    <div style={{ height: 428, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Schedule of a festival"
        rows={slots}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        showColumnVerticalBorder
        disableRowSelectionOnClick
        disableColumnMenu
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
