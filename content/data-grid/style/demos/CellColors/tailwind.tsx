import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { climates, type Climate } from './climate.data';

const columns: GridColDef<Climate>[] = [
  { field: 'place', headerName: 'Place', minWidth: 110, flex: 1 },
  { field: 'jan', headerName: 'Jan', type: 'number', width: 70 },
  { field: 'apr', headerName: 'Apr', type: 'number', width: 70 },
  { field: 'jul', headerName: 'Jul', type: 'number', width: 70 },
  { field: 'oct', headerName: 'Oct', type: 'number', width: 70 },
];

const hot = 'bg-amber-500/30 font-semibold';
const cold = 'bg-sky-500/30 font-semibold';

function classOf({ value }: GridCellParams<Climate>) {
  if (typeof value !== 'number') {
    return '';
  }
  return value >= 20 ? hot : value <= 0 ? cold : '';
}

export default function CellColors() {
  return (
    <div className="h-80 w-full">
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
