import { DataGridPro } from '@mui/x-data-grid-pro';
import { berths } from './berths.data';
import { columns } from './columns';

export default function SeveralConditions() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        showToolbar
        aria-label="Berths for boats of 8 to 11 meters"
        rows={berths}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'from', field: 'length', operator: '>=', value: 8 },
                { id: 'to', field: 'length', operator: '<=', value: 11 },
              ],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
