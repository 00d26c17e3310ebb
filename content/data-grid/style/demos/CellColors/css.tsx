import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { climates, type Climate } from './climate.data';
import './cellColors.css';

const columns: GridColDef<Climate>[] = [
  { field: 'place', headerName: 'Place', minWidth: 110, flex: 1 },
  { field: 'jan', headerName: 'Jan', type: 'number', width: 70 },
  { field: 'apr', headerName: 'Apr', type: 'number', width: 70 },
  { field: 'jul', headerName: 'Jul', type: 'number', width: 70 },
  { field: 'oct', headerName: 'Oct', type: 'number', width: 70 },
];

function classOf({ value }: GridCellParams<Climate>) {
  if (typeof value !== 'number') {
    return '';
  }
  return value >= 20 ? 'cell-colors-hot' : value <= 0 ? 'cell-colors-cold' : '';
}

export default function CellColors() {
  return (
    <div className="cell-colors">
      <DataGrid
        aria-label="Mean temperatures, °C"
        rows={climates}
        columns={columns}
        getCellClassName={classOf}
        hideFooter
      />
    </div>
  );
}
