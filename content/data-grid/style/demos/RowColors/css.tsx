import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../../shared/expeditions.data';
import './rowColors.css';

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 150, flex: 1 },
  { field: 'leader', headerName: 'Leader', width: 130 },
  { field: 'stage', headerName: 'Stage' },
];

const classNames = {
  Planned: '',
  'Under way': 'row-colors-under-way',
  Home: 'row-colors-home',
};

export default function RowColors() {
  return (
    <div className="row-colors">
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
