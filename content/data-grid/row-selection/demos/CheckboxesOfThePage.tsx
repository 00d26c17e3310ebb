import { DataGridPro } from '@mui/x-data-grid-pro';
import { repairs } from '../../shared/repairs.data';
import { columns } from './columns';

export default function CheckboxesOfThePage() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        pagination
        checkboxSelection
        checkboxSelectionVisibleOnly
        aria-label="Repairs"
        rows={repairs}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        pageSizeOptions={[4]}
      />
    </div>
  );
}
