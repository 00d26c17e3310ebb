import { DataGrid } from '@mui/x-data-grid';
import { columns } from './columns';
import { hives } from './hives.data';

export default function DefaultToolbar() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Hives"
        rows={hives}
        columns={columns}
        slotProps={{ toolbar: { printOptions: { disableToolbarButton: true } } }}
        hideFooter
      />
    </div>
  );
}
