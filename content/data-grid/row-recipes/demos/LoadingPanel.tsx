import * as React from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import { deliveries } from './deliveries.data';
import type { Delivery } from './deliveries.data';
import { columns } from './deliveryPanel';
import { fetchItems } from './itemServer';

function Items({ delivery }: { delivery: Delivery }) {
  const [items, setItems] = React.useState<string[] | null>(null);

  React.useEffect(() => {
    let current = true;
    fetchItems(delivery).then((answer) => current && setItems(answer));
    return () => {
      current = false;
    };
  }, [delivery]);

  // preview-start
  const lines: (string | null)[] = items ?? Array(delivery.items.length).fill(null);
  return (
    <div role="row">
      <Box role="gridcell" aria-busy={!items} sx={{ px: { xs: 2, sm: 7 }, py: 2 }}>
        {lines.map((line, index) => (
          <Typography key={index} variant="body2">
            {line ?? <Skeleton width={120} />}
          </Typography>
        ))}
      </Box>
    </div>
  );
  // preview-end
}

const getDetailPanelContent = ({ row }: GridRowParams<Delivery>) => <Items delivery={row} />;
// preview-start
const getDetailPanelHeight = () => 'auto' as const;
// preview-end

export default function LoadingPanel() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Deliveries with items from the server"
        rows={deliveries}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
