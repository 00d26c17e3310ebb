import Refresh from '@mui/icons-material/Refresh';
import { DataGridPro, GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { stations } from '../../shared/stations.data';
import type { Station } from '../../shared/stations.data';
import { columns } from './columns';

const restart: GridColDef<Station> = {
  field: 'actions',
  type: 'actions',
  headerName: 'Restart',
  width: 80,
  renderCell: (params) => (
    <GridActionsCell {...params}>
      <GridActionsCellItem icon={<Refresh />} label={`Restart ${params.row.name}`} />
    </GridActionsCell>
  ),
};

const allColumns = [...columns, restart];

export default function PinnedColumns() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Weather stations"
        rows={stations}
        columns={allColumns}
        initialState={{ pinnedColumns: { left: ['name'], right: ['actions'] } }}
        hideFooter
      />
    </div>
  );
}
