import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns } from './donationColumns';
import { donations } from './donations.data';
import type { Donation } from './donations.data';

const monthName = new Intl.DateTimeFormat('en', { month: 'short' });

// preview-start
const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = (column) => {
  if (column.field === 'date') {
    return [
      {
        field: 'date-month',
        headerName: 'Date (Month)',
        valueGetter: (_value, { date }: Donation) =>
          `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`,
        valueFormatter: (value: string | undefined) =>
          value && `${monthName.format(new Date(`${value}-01T12:00`))} ${value.slice(0, 4)}`,
      },
    ];
  }
  if (column.field === 'kg') {
    return [
      {
        field: 'kg-size',
        headerName: 'Delivery',
        valueGetter: (_value, { kg }: Donation) => (kg < 200 ? 'Van' : 'Truck'),
      },
    ];
  }
  return undefined;
};
// preview-end

export default function MonthColumns() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Weight by vehicle and month"
        rows={donations}
        columns={columns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'kg-size' }],
              columns: [{ field: 'date-month', sort: 'asc' }],
              values: [{ field: 'kg', aggFunc: 'sum' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
