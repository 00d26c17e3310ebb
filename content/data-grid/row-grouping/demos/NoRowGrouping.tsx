import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './bridgeColumns';
import { bridges } from './bridges.data';

export default function NoRowGrouping() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Bridges that cannot be grouped"
        rows={bridges}
        columns={columns}
        disableRowGrouping
        hideFooter
      />
    </div>
  );
}
