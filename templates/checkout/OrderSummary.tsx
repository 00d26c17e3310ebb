import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import CartLines from './CartLines';
import { type CartLine, countItems, withQuantity } from './cart';
import { deliveryMethods } from './delivery';
import { formatMoney } from './formatMoney';
import { onlySpoken } from './onlySpoken';
import type { Order } from './order';
import { addUp } from './totals';
import TotalsList from './TotalsList';
import VoucherForm from './VoucherForm';

interface OrderSummaryProps {
  order: Order;
  onChange: (part: Partial<Order>) => void;
}

/** The basket with its sums: beside the form on wide screens, folded above it on narrow ones. */
export default function OrderSummary({ order, onChange }: OrderSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [news, setNews] = useState('');
  const { lines, voucher } = order;
  const delivery = deliveryMethods[order.delivery];
  const totals = addUp(lines, voucher, delivery.cost);
  const count = countItems(lines);

  function setQuantity({ item }: CartLine, quantity: number) {
    const after = withQuantity(lines, item.id, quantity);
    const total = formatMoney(addUp(after, voucher, delivery.cost).total);
    setNews(`${item.name}: ${quantity === 0 ? 'removed' : quantity}. Total ${total}.`);
    onChange({ lines: after });
    if (quantity === 0) {
      // The button that was pressed goes away with its line.
      heading.current?.focus();
    }
  }

  return (
    <Card
      component="section"
      aria-labelledby="basket-heading"
      sx={{ p: { xs: 2, sm: 3 }, position: { md: 'sticky' }, top: { md: 24 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
        <Typography
          ref={heading}
          id="basket-heading"
          variant="h5"
          component="h2"
          tabIndex={-1}
          sx={{ flexGrow: 1, outline: 'none' }}
        >
          Your basket
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {count === 1 ? '1 thing' : `${count} things`}
        </Typography>
        <Typography sx={{ display: { md: 'none' }, fontWeight: 650 }}>
          {formatMoney(totals.total)}
        </Typography>
      </Box>
      <Button
        fullWidth
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls="basket-content"
        endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ display: { md: 'none' }, mt: 1.5 }}
      >
        {isOpen ? 'Fold the basket' : 'Show the basket'}
      </Button>
      <Box
        id="basket-content"
        sx={{ display: { xs: isOpen ? 'block' : 'none', md: 'block' }, mt: 1 }}
      >
        <CartLines lines={lines} onQuantity={setQuantity} />
        <VoucherForm
          voucher={voucher}
          goods={totals.goods}
          onVoucher={(next) => onChange({ voucher: next })}
        />
        <TotalsList totals={totals} voucher={voucher} delivery={delivery} />
      </Box>
      <Box role="status" sx={onlySpoken}>
        {news}
      </Box>
    </Card>
  );
}
