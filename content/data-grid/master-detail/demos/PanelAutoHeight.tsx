import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import { columns } from './orderColumns';
import { orders } from './orders.data';
import type { Order } from './orders.data';
import { PartsList } from './partsList';

const extras = ['Bell', 'Mudguard', 'Pedals', 'Saddle'];
// preview-start
const getDetailPanelHeight = () => 'auto' as const;
// preview-end
const initialState = { detailPanel: { expandedRowIds: new Set(['W-303']) } };

export default function PanelAutoHeight() {
  const [rows, setRows] = React.useState(orders);

  const getDetailPanelContent = React.useCallback(({ row }: GridRowParams<Order>) => {
    const id = row.parts.length + 1;
    const part = { id, name: extras[id % 4] ?? '', quantity: 1, price: 15 + id };
    const changed = { ...row, parts: [...row.parts, part] };
    return (
      <PartsList order={row}>
        <Button
          size="small"
          onClick={() => setRows((all) => all.map((other) => (other === row ? changed : other)))}
        >
          Add {part.name.toLowerCase()}
        </Button>
      </PartsList>
    );
  }, []);

  return (
    <div style={{ height: 440, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Orders with growing panels"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
