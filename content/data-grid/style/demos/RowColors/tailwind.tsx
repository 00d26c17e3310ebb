import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../../shared/expeditions.data';

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 150, flex: 1 },
  { field: 'leader', headerName: 'Leader', width: 130 },
  { field: 'stage', headerName: 'Stage' },
];

const classNames = {
  Planned: '',
  'Under way':
    'bg-blue-500/12 hover:bg-blue-500/20! [&.Mui-selected]:bg-blue-500/30! [&.Mui-selected]:hover:bg-blue-500/30!',
  Home: 'bg-green-600/12 hover:bg-green-600/20! [&.Mui-selected]:bg-green-600/30! [&.Mui-selected]:hover:bg-green-600/30!',
};

export default function RowColors() {
  return (
    <div className="h-100 w-full">
      <DataGrid
        aria-label="Expeditions by stage"
        rows={expeditions}
        columns={columns}
        getRowClassName={({ row }) => classNames[row.stage]}
        hideFooter
      />
    </div>
  );
}
