import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridEvents } from '@mui/x-data-grid-premium';
import { HistoryToolbar } from './historyToolbar';
import { columns as routeColumns } from './routeColumns';
import { routes } from './routes.data';

const columns = routeColumns.map((column) => ({
  ...column,
  filterable: column.field === 'name',
}));

const historyValidationEvents: GridEvents[] = ['columnsChange', 'rowsSet'];

export default function ValidationEvents() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Routes, history kept while filtering"
        rows={routes}
        columns={columns}
        historyValidationEvents={historyValidationEvents}
        headerFilters
        slots={{ toolbar: HistoryToolbar }}
        hideFooter
      />
    </div>
  );
}
