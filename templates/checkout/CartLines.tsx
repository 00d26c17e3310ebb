import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CartLine } from './cart';
import { formatMoney } from './formatMoney';
import ItemArt from './ItemArt';
import QuantityPicker from './QuantityPicker';

interface CartLinesProps {
  lines: CartLine[];
  onQuantity: (line: CartLine, quantity: number) => void;
}

/** What is in the basket, each with its quantity to change. */
export default function CartLines({ lines, onQuantity }: CartLinesProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line) => (
        <Box
          component="li"
          key={line.item.id}
          sx={{
            display: 'flex',
            gap: 2,
            py: 2,
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <ItemArt id={line.item.id} />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>{line.item.name}</Typography>
              <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatMoney(line.item.price * line.quantity)}
              </Typography>
            </Box>
            <Typography variant="body2" color="textSecondary">
              {line.item.detail}
            </Typography>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
              <QuantityPicker line={line} onQuantity={(quantity) => onQuantity(line, quantity)} />
              <Button
                size="small"
                color="inherit"
                aria-label={`Remove ${line.item.name}`}
                onClick={() => onQuantity(line, 0)}
              >
                Remove
              </Button>
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
