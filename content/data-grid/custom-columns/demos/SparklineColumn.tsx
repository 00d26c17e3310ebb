import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';
import { cheeses } from './cheeses.data';
import type { Cheese } from './cheeses.data';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

// preview-start
const trend: GridColTypeDef<number[], string> = {
  type: 'custom',
  width: 170,
  display: 'flex',
  filterable: false,
  resizable: false,
  valueFormatter: (value: number[]) => value.join(', '),
  sortComparator: (a, b) => sum(a) - sum(b),
  renderCell: ({ value = [], colDef }) => (
    <SparkLineChart
      data={value}
      width={colDef.computedWidth - 20}
      height={44}
      role="img"
      aria-label={`From ${value.at(0)} to ${value.at(-1)} kilograms`}
      plotType="bar"
      showHighlight
      showTooltip
    />
  ),
};
// preview-end

const columns: GridColDef<Cheese>[] = [
  { field: 'name', headerName: 'Cheese', flex: 1, minWidth: 150 },
  { field: 'sales', headerName: 'Weekly sales (kg)', ...trend },
];

export default function SparklineColumn() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Cheese sales" rows={cheeses} columns={columns} hideFooter />
    </div>
  );
}
