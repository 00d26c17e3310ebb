import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './donationColumns';
import { donations } from './donations.data';

export default function NoPivoting() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        disablePivoting
        showToolbar
        aria-label="Deliveries without pivoting"
        rows={donations}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
