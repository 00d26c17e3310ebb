import { DataGrid } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import { columns } from './columns';

export default function FilterPanel() {
  return (
    <div style={{ height: 476, width: '100%' }}>
      <DataGrid showToolbar aria-label="Repairs" rows={repairs} columns={columns} />
    </div>
  );
}
