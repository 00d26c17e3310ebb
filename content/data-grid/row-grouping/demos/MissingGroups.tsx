import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

interface Task {
  id: number;
  task: string;
  bridge: string | null;
  crew?: string;
}

// preview-start
const tasks: Task[] = [
  { id: 1, task: 'Paint railings', bridge: 'High Wire', crew: 'Blue' },
  { id: 2, task: 'Replace lamps', bridge: 'High Wire' },
  { id: 3, task: 'Clear drains', bridge: 'Cald Gate', crew: 'Red' },
  { id: 4, task: 'Order salt', bridge: null },
  { id: 5, task: 'Service the van', bridge: null, crew: 'Red' },
];
// preview-end

const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 130 },
  { field: 'bridge', headerName: 'Bridge', width: 110 },
  { field: 'crew', headerName: 'Crew', width: 80 },
];

const initialState = {
  rowGrouping: { model: ['bridge', 'crew'] },
  columns: { columnVisibilityModel: { bridge: false } },
};

export default function MissingGroups() {
  return (
    <div style={{ height: 580, width: '100%' }}>
      <DataGridPremium
        aria-label="Tasks by bridge and crew"
        rows={tasks}
        columns={columns}
        initialState={initialState}
        groupingColDef={{ headerName: 'Bridge and crew', width: 170 }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
