import { DataGrid } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import { columns } from './columns';

export default function NoSelection() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid rowSelection={false} aria-label="Repairs" rows={repairs} columns={columns} />
    </div>
  );
}
