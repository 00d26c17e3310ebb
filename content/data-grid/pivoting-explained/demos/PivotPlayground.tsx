import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns } from './drinkColumns';
import { sales } from './drinks.data';

export default function PivotPlayground() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        showToolbar
        aria-label="Sales with a pivot panel"
        rows={sales}
        columns={columns}
        initialState={{
          pivoting: {
            enabled: true,
            model: {
              rows: [{ field: 'drink' }],
              columns: [{ field: 'stand' }],
              values: [{ field: 'cups', aggFunc: 'avg' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
