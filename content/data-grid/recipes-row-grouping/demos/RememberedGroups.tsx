import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, gridRowTreeSelector, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridGroupNode, GridRowId } from '@mui/x-data-grid-premium';
import { byWard, columns } from './ticketColumns';
import { tickets } from './tickets.data';

interface TicketGridProps {
  openGroups: readonly GridRowId[];
  onChange: (ids: GridRowId[]) => void;
}

function TicketGrid({ openGroups, onChange }: TicketGridProps) {
  const apiRef = useGridApiRef();
  const [startGroups] = React.useState(openGroups);

  // preview-start
  const isOpen = React.useCallback(
    (node: GridGroupNode) => startGroups.includes(node.id),
    [startGroups],
  );

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', () => {
        const nodes = Object.values(gridRowTreeSelector(apiRef));
        onChange(
          nodes
            .filter((node) => node.type === 'group' && node.depth >= 0 && node.childrenExpanded)
            .map((node) => node.id),
        );
      }),
    [apiRef, onChange],
  );
  // preview-end

  return (
    <div style={{ height: 400 }}>
      {/* preview-start */}
      <DataGridPremium
        aria-label="Tickets that remember open wards"
        apiRef={apiRef}
        rows={tickets}
        columns={columns}
        initialState={byWard}
        isGroupExpandedByDefault={isOpen}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}

export default function RememberedGroups() {
  const [openGroups, setOpenGroups] = React.useState<GridRowId[]>([]);
  const [visit, setVisit] = React.useState(1);

  return (
    <Stack sx={{ width: '100%', gap: 2, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setVisit(visit + 1)}>
        Mount a new grid ({visit})
      </Button>
      <div style={{ width: '100%' }}>
        <TicketGrid key={visit} openGroups={openGroups} onChange={setOpenGroups} />
      </div>
    </Stack>
  );
}
