import { DataGrid } from '@mui/x-data-grid';
import { seeds } from '../../shared/seeds.data';
import { columns } from './columns';

export default function OneFormat() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        showToolbar
        aria-label="Seeds"
        rows={seeds}
        columns={columns}
        slotProps={{
          toolbar: {
            printOptions: { disableToolbarButton: true },
            csvOptions: { fileName: 'seed-library' },
          },
        }}
        hideFooter
      />
    </div>
  );
}
