import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import { stations } from '../../shared/stations.data';
import { columns } from './columns';

export default function PinnedSeparator() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Stations with a border"
        rows={stations}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['name'] } }}
        pinnedColumnsSectionSeparator="border"
        sx={{ [`& .${gridClasses['cell--pinnedLeft']}`]: { fontWeight: 600 } }}
        hideFooter
      />
    </div>
  );
}
