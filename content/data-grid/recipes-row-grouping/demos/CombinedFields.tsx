import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { columns as ticketColumns } from './ticketColumns';
import { tickets } from './tickets.data';
import type { Ticket } from './tickets.data';

// preview-start
const combined: GridColDef<Ticket> = {
  field: 'wardAndState',
  headerName: 'Ward and state',
  width: 170,
  valueGetter: (_value, row) => row.ward && `${row.ward}, ${row.open ? 'open' : 'done'}`,
};
const columns = [...ticketColumns, combined];
// preview-end

const initialState = {
  rowGrouping: { model: ['wardAndState'] },
  columns: { columnVisibilityModel: { wardAndState: false, ward: false, open: false } },
};

export default function CombinedFields() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Tickets by ward and state"
        rows={tickets}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
