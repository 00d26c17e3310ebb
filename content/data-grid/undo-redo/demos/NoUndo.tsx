import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './routeColumns';
import { routes } from './routes.data';

export default function NoUndo() {
  return (
    <div style={{ height: 425, width: '100%' }}>
      <DataGridPremium
        showToolbar
        historyStackSize={0}
        aria-label="Routes without undo"
        rows={routes}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
