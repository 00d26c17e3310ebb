import { DataGridPremium, gridClasses, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridEventListener } from '@mui/x-data-grid-premium';
import { byWard, columns } from './ticketColumns';
import { tickets } from './tickets.data';

export default function ToggleOnRowClick() {
  const apiRef = useGridApiRef();

  // preview-start
  const toggleGroup: GridEventListener<'rowClick'> = ({ id }) => {
    const node = apiRef.current?.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current?.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };
  // preview-end

  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Tickets that open with a click on the ward"
        apiRef={apiRef}
        rows={tickets}
        columns={columns}
        initialState={byWard}
        onRowClick={toggleGroup}
        rowSelection={false}
        sx={{ [`& .${gridClasses.row}[aria-expanded]`]: { cursor: 'pointer' } }}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
