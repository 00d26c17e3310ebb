import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

interface Pump {
  id: string;
  liters: number[];
}

const pumps: Pump[] = [
  { id: 'North', liters: [32, 35, 31, 40, 44, 43] },
  { id: 'South', liters: [28, 27, 25, 22, 20, 19] },
  { id: 'Harbor', liters: [12, 18, 11, 19, 12, 17] },
];

// preview-start
const columns: GridColDef<Pump>[] = [
  { field: 'id', headerName: 'Pump', width: 100 },
  {
    field: 'liters',
    headerName: 'Liters per second',
    width: 180,
    sortable: false,
    display: 'flex',
    renderCell: ({ row: { liters } }) => (
      <SparkLineChart
        aria-label={`from ${liters.at(0)} to ${liters.at(-1)}`}
        data={liters}
        width={160}
        height={36}
        yAxis={{ min: 0, max: 45 }}
      />
    ),
  },
];
// preview-end

export default function SparklineCells() {
  return (
    <Box sx={{ width: '100%', height: 220 }}>
      <DataGrid aria-label="Pumps" rows={pumps} columns={columns} hideFooter disableColumnMenu />
    </Box>
  );
}
