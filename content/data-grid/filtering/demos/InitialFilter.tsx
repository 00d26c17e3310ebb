import { DataGrid } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import { columns } from './columns';

export default function InitialFilter() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        aria-label="Repairs of more than half an hour"
        rows={repairs}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'minutes', operator: '>', value: 30 }] },
          },
        }}
      />
    </div>
  );
}
