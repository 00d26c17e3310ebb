import type { GridColDef } from '@mui/x-data-grid-premium';
import type { Ticket } from './tickets.data';

/** The columns of all tables of tickets. */
export const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', width: 150 },
  { field: 'ward', headerName: 'Ward', width: 130 },
  { field: 'priority', headerName: 'Priority', width: 100 },
  { field: 'assignee', headerName: 'Assignee', width: 100 },
  { field: 'open', headerName: 'Open', type: 'boolean', width: 80 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
];

/** Groups by ward, with the ward's own column hidden. */
export const byWard = {
  rowGrouping: { model: ['ward'] },
  columns: { columnVisibilityModel: { ward: false } },
};
