import { DataGridPro } from '@mui/x-data-grid-pro';
import { stations } from '../../shared/stations.data';
import { columns } from './columns';

export default function NoPinning() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Stations with a fixed column"
        rows={stations}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['name'] } }}
        disableColumnPinning
        hideFooter
      />
    </div>
  );
}
