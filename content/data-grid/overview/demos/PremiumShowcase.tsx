import Box from '@mui/material/Box';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { expeditions, type Expedition } from '../../shared/expeditions.data';

const euros = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const money: Partial<GridColDef> = {
  type: 'number',
  width: 120,
  valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
};

const columns: GridColDef<Expedition>[] = [
  { field: 'area', headerName: 'Area' },
  { field: 'name', headerName: 'Expedition', minWidth: 150, flex: 1 },
  { field: 'members', headerName: 'Members', type: 'number' },
  { ...money, field: 'budget', headerName: 'Budget' },
  { ...money, field: 'spent', headerName: 'Spent' },
];

export default function PremiumShowcase() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['area'] },
      aggregation: { model: { members: 'sum', budget: 'sum', spent: 'sum' } },
    },
  });

  return (
    <Box sx={{ width: '100%', height: 460 }}>
      <DataGridPremium
        label="Expeditions"
        apiRef={apiRef}
        rows={expeditions}
        columns={columns}
        initialState={initialState}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Ice'}
        groupingColDef={{ headerName: 'Area', width: 150 }}
        disableRowSelectionOnClick
        showToolbar
      />
    </Box>
  );
}
