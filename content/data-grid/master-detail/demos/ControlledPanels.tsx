import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridRowId, GridRowParams } from '@mui/x-data-grid-pro';
import { columns } from './orderColumns';
import { orders } from './orders.data';
import type { Order } from './orders.data';
import { PartsList } from './partsList';

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => <PartsList order={row} />;
const getDetailPanelHeight = () => 'auto' as const;
const dueSoon = new Set<GridRowId>(['W-302', 'W-303']);

export default function ControlledPanels() {
  const [expanded, setExpanded] = React.useState<Set<GridRowId>>(dueSoon);

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" onClick={() => setExpanded(dueSoon)}>
          Open orders due on April 15
        </Button>
        <Button size="small" onClick={() => setExpanded(new Set())}>
          Close all
        </Button>
      </Stack>
      <div style={{ height: 440 }}>
        {/* preview-start */}
        <DataGridPro
          aria-label="Orders with controlled panels"
          rows={orders}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expanded}
          onDetailPanelExpandedRowIdsChange={setExpanded}
          hideFooter
        />
        {/* preview-end */}
      </div>
    </Stack>
  );
}
