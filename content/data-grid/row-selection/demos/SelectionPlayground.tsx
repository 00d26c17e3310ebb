import { DataGrid } from '@mui/x-data-grid';
import type { DataGridProps } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import { columns } from './columns';

type Props = Pick<
  DataGridProps,
  | 'checkboxSelection'
  | 'disableMultipleRowSelection'
  | 'disableRowSelectionOnClick'
  | 'hideFooterSelectedRowCount'
  | 'rowSelection'
>;

export default function SelectionPlayground(props: Props) {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid aria-label="Repairs" rows={repairs} columns={columns} {...props} />
    </div>
  );
}
