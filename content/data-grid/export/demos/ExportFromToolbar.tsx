import { DataGrid } from '@mui/x-data-grid';
import { seeds } from '../../shared/seeds.data';
import { columns } from './columns';

export default function ExportFromToolbar() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid showToolbar aria-label="Seeds" rows={seeds} columns={columns} hideFooter />
    </div>
  );
}
