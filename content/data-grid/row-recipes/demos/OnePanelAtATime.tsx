import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridRowId } from '@mui/x-data-grid-pro';
import { deliveries } from './deliveries.data';
import { columns, getDetailPanelContent, getDetailPanelHeight } from './deliveryPanel';

export default function OnePanelAtATime() {
  const [expanded, setExpanded] = React.useState<Set<GridRowId>>(new Set([1]));

  // preview-start
  const keepNewest = (ids: Set<GridRowId>) => {
    setExpanded(new Set([...ids].filter((id) => !expanded.has(id))));
  };
  // preview-end

  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Deliveries, one open"
        rows={deliveries}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={expanded}
        onDetailPanelExpandedRowIdsChange={keepNewest}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
