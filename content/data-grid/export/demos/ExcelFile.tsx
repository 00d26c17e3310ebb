import { DataGridPremium } from '@mui/x-data-grid-premium';
import { seeds } from '../../shared/seeds.data';
import { columns } from './columns';

export default function ExcelFile() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Seeds"
        rows={seeds}
        columns={columns}
        slotProps={{ toolbar: { excelOptions: { fileName: 'seed-library' } } }}
        hideFooter
      />
    </div>
  );
}
