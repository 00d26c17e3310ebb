import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from './orders.data';
import { Panel } from './panel';

/** The content of a detail panel: the lines of an order with their sum. */
export function PartsList({ order, children }: React.PropsWithChildren<{ order: Order }>) {
  const sum = order.parts.reduce((total, part) => total + part.quantity * part.price, 0);
  return (
    <Panel label={`Parts of ${order.id}`}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.parts.map(({ id, name, quantity, price }) => (
          <Typography key={id} component="li" variant="body2">
            {quantity} × {name}, €{price}
          </Typography>
        ))}
      </Box>
      <Typography variant="subtitle2" sx={{ pt: 1 }}>
        Total €{sum}
      </Typography>
      {children}
    </Panel>
  );
}
