import { DataGrid } from '@mui/x-data-grid';
import type { GridRowParams } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import type { Repair } from '../../shared/repairs.data';
import { columns } from './columns';

const isOpen = ({ row }: GridRowParams<Repair>) => row.state !== 'Done';

export default function SelectableRows() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        checkboxSelection
        isRowSelectable={isOpen}
        aria-label="Repairs; only open ones can be selected"
        rows={repairs}
        columns={columns}
      />
    </div>
  );
}
