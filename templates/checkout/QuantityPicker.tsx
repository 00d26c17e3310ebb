import Add from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { CartLine } from './cart';

interface QuantityPickerProps {
  line: CartLine;
  onQuantity: (quantity: number) => void;
}

/** One fewer or one more of an item, between one and what is in stock. */
export default function QuantityPicker({ line, onQuantity }: QuantityPickerProps) {
  const { item, quantity } = line;

  // A button that turned `disabled` under the finger would drop the focus, so the ends are only marked.
  function step(label: string, next: number, icon: typeof Add) {
    const Icon = icon;
    const isEnd = next < 1 || next > item.stock;
    return (
      <IconButton
        size="small"
        aria-label={`${label} ${item.name}`}
        aria-disabled={isEnd}
        onClick={() => !isEnd && onQuantity(next)}
        sx={{ opacity: isEnd ? 0.38 : 1 }}
      >
        <Icon fontSize="small" />
      </IconButton>
    );
  }

  return (
    <Box
      role="group"
      aria-label={`Quantity of ${item.name}`}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {step('One fewer', quantity - 1, RemoveIcon)}
      <Box
        component="span"
        sx={{ minWidth: '3ch', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {quantity}
      </Box>
      {step('One more', quantity + 1, Add)}
    </Box>
  );
}
