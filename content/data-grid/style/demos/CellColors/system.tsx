import Box from '@mui/material/Box';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { climates, type Climate } from './climate.data';

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
  return value >= 20 ? 'hot' : value <= 0 ? 'cold' : '';
}

export default function CellColors() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Mean temperatures, °C"
        rows={climates}
        columns={columns}
        getCellClassName={classOf}
        hideFooter
        sx={(theme) => {
          const { warning, info } = (theme.vars ?? theme).palette;
          return {
            '& .hot': { bgcolor: theme.alpha(warning.main, 0.3), fontWeight: 600 },
            '& .cold': { bgcolor: theme.alpha(info.main, 0.3), fontWeight: 600 },
          };
        }}
      />
    </Box>
  );
}
