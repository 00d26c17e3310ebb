import { DataGrid } from '@mui/x-data-grid';
import { columns } from '../../shared/playColumns';
import { plays } from '../../shared/plays.data';

export default function SoftSlots() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        showToolbar
        checkboxSelection
        aria-label="Plays with styled parts"
        rows={plays}
        columns={columns}
        slotProps={{
          toolbar: { showQuickFilter: false, csvOptions: { fileName: 'program' } },
          baseCheckbox: { size: 'small', material: { color: 'secondary' } },
          row: { style: { fontVariantNumeric: 'tabular-nums' } },
        }}
        hideFooter
      />
    </div>
  );
}
