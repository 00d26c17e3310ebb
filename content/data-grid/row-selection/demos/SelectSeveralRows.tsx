import { DataGridPro } from '@mui/x-data-grid-pro';
import { repairs } from '../../shared/repairs.data';
import { columns } from './columns';

export default function SelectSeveralRows() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPro aria-label="Repairs" rows={repairs} columns={columns} />
    </div>
  );
}
