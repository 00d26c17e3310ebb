import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

export default function GroupedRows() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Bridges by river"
        rows={bridges}
        columns={columns}
        initialState={{ rowGrouping: { model: ['river'] } }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Alder'}
        hideFooter
      />
    </div>
  );
}
