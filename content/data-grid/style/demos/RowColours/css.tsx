import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../../shared/expeditions.data';
import './rowColours.css';

const columns: GridColDef<Expedition>[] = [
  { field: 'name', headerName: 'Expedition', minWidth: 150, flex: 1 },
  { field: 'leader', headerName: 'Leader', width: 130 },
  { field: 'stage', headerName: 'Stage' },
];

const classNames = {
  Planned: '',
  'Under way': 'row-colours-under-way',
  Home: 'row-colours-home',
};

export default function RowColours() {
  return (
    <div className="row-colours">
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
