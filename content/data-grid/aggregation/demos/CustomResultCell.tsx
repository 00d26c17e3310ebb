import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-premium';
import { harvest } from './harvest.data';
import type { Harvest } from './harvest.data';

// preview-start
function SugarCell(params: GridRenderCellParams<Harvest, number | null>) {
  const { value, formattedValue, aggregation } = params;
  if (value == null || aggregation?.hasCellUnit === false) {
    return formattedValue;
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 1 }}>
      <LinearProgress
        variant="determinate"
        value={(value / 20) * 100}
        color={aggregation ? 'secondary' : 'primary'}
        aria-label={aggregation ? `Sugar, ${aggregation.aggregationFunctionName}` : 'Sugar'}
        sx={{ flex: 1 }}
      />
      {value}
    </Box>
  );
}
// preview-end

const columns: GridColDef<Harvest>[] = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 90 },
  {
    field: 'sugar',
    headerName: 'Sugar',
    type: 'number',
    width: 180,
    renderCell: (params: GridRenderCellParams<Harvest, number | null>) => <SugarCell {...params} />,
  },
];

export default function CustomResultCell() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Sweetness with bars"
        rows={harvest}
        columns={columns}
        initialState={{ aggregation: { model: { sugar: 'avg' } } }}
        hideFooter
      />
    </div>
  );
}
