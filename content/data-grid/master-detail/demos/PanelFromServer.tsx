import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import { fetchHistory } from './historyServer';
import { columns } from './orderColumns';
import { orders } from './orders.data';
import type { Order } from './orders.data';
import { Panel } from './panel';

function History({ order }: { order: Order }) {
  const [lines, setLines] = React.useState<string[] | null>(null);

  // preview-start
  React.useEffect(() => {
    let current = true;
    fetchHistory(order.id).then((answer) => current && setLines(answer));
    return () => {
      current = false;
    };
  }, [order.id]);
  // preview-end

  return (
    <Panel label={`History of ${order.id}`}>
      {lines ? (
        lines.map((line) => (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ))
      ) : (
        <CircularProgress size={20} aria-label={`Loading the history of ${order.id}`} />
      )}
    </Panel>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => <History order={row} />;
const getDetailPanelHeight = () => 110;

export default function PanelFromServer() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro
        aria-label="Orders with a history from the server"
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
      {/* preview-end */}
    </div>
  );
}
