import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridRowClassNameParams } from '@mui/x-data-grid-premium';
import { byWard, columns } from './ticketColumns';
import { tickets } from './tickets.data';
import type { Ticket } from './tickets.data';

const isAlarm = (ticket?: Ticket) => ticket?.open && ticket.priority === 'High';

export default function StyledGroups() {
  const apiRef = useGridApiRef();

  // preview-start
  const getRowClassName = ({ id }: GridRowClassNameParams) => {
    const api = apiRef.current;
    if (api?.getRowNode(id)?.type !== 'group') {
      return '';
    }
    const ids = api.getRowGroupChildren({ groupId: id, applyFiltering: true });
    return ids.some((rowId) => isAlarm(api.getRow<Ticket>(rowId) ?? undefined)) ? 'alarm' : '';
  };
  // preview-end

  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Wards with urgent tickets in bold"
        apiRef={apiRef}
        rows={tickets}
        columns={columns}
        initialState={byWard}
        getRowClassName={getRowClassName}
        sx={{
          '& .alarm': {
            fontWeight: 'fontWeightBold',
            boxShadow: (theme) => `inset 4px 0 ${theme.palette.error.main}`,
          },
        }}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
