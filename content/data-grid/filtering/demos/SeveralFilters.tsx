import { DataGridPro } from '@mui/x-data-grid-pro';
import { repairs } from '../../shared/repairs.data';
import { columns } from './columns';

export default function SeveralFilters() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        showToolbar
        aria-label="Short repairs that were received in March"
        rows={repairs}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'short', field: 'minutes', operator: '<=', value: 40 },
                { id: 'march', field: 'received', operator: 'onOrAfter', value: '2026-03-01' },
              ],
            },
          },
        }}
      />
    </div>
  );
}
