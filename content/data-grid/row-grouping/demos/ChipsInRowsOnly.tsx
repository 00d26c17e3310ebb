import Chip from '@mui/material/Chip';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { columns as bridgeColumns } from './bridgeColumns';
import { bridges } from './bridges.data';
import type { Bridge, Condition } from './bridges.data';

const colors = { Good: 'success', Fair: 'warning', Poor: 'error' } as const;

const columns: GridColDef<Bridge, Condition>[] = [
  // preview-start
  {
    field: 'condition',
    headerName: 'Condition',
    width: 110,
    renderCell: ({ value, rowNode }) =>
      rowNode.type === 'leaf' && value ? (
        <Chip size="small" variant="outlined" color={colors[value]} label={value} />
      ) : (
        value
      ),
  },
  // preview-end
  ...bridgeColumns,
];

export default function ChipsInRowsOnly() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Bridges by condition, with text in the groups"
        rows={bridges}
        columns={columns}
        initialState={{ rowGrouping: { model: ['condition'] } }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Poor'}
        hideFooter
      />
    </div>
  );
}
