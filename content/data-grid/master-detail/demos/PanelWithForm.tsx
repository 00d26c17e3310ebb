import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, useGridApiContext } from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import { columns } from './orderColumns';
import { orders } from './orders.data';
import type { Order } from './orders.data';
import { Panel } from './panel';

function OrderForm({ order }: { order: Order }) {
  const apiRef = useGridApiContext();

  // preview-start
  const save = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [customer, bicycle] = [data.get('customer'), data.get('bicycle')];
    apiRef.current.updateRows([{ id: order.id, customer, bicycle }]);
    apiRef.current.toggleDetailPanel(order.id);
    apiRef.current.setCellFocus(order.id, 'customer');
  };
  // preview-end

  return (
    <Panel label={`Change ${order.id}`}>
      <Stack component="form" onSubmit={save} sx={{ gap: 2, alignItems: 'start' }}>
        <Stack sx={{ flexDirection: { sm: 'row' }, gap: 2 }}>
          <TextField
            required
            size="small"
            name="customer"
            label="Customer"
            defaultValue={order.customer}
          />
          <TextField
            required
            size="small"
            name="bicycle"
            label="Bicycle"
            defaultValue={order.bicycle}
          />
        </Stack>
        <Button type="submit" variant="outlined" size="small">
          Save {order.id}
        </Button>
      </Stack>
    </Panel>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => <OrderForm order={row} />;
const getDetailPanelHeight = () => 'auto' as const;
const initialState = { detailPanel: { expandedRowIds: new Set(['W-301']) } };

export default function PanelWithForm() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with a form"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
