import { DataGrid } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import { columns } from './columns';

export default function SelectOneRow() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid aria-label="Repairs" rows={repairs} columns={columns} />
    </div>
  );
}
