import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DeliveryMethod } from './delivery';
import { formatMoney } from './formatMoney';
import type { Totals } from './totals';
import type { Voucher } from './vouchers';

interface TotalsListProps {
  totals: Totals;
  voucher: Voucher | null;
  delivery: DeliveryMethod;
}

/** The sums of the order, down to what is to be paid. */
export default function TotalsList({ totals, voucher, delivery }: TotalsListProps) {
  function row(label: ReactNode, amount: string) {
    return (
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography component="dd" variant="body2" sx={amountStyle}>
          {amount}
        </Typography>
      </Box>
    );
  }

  return (
    <Box component="dl" sx={{ display: 'grid', gap: 0.75, m: 0, mt: 1.5 }}>
      {row('Goods', formatMoney(totals.goods))}
      {voucher &&
        totals.discount > 0 &&
        row(`Voucher, ${voucher.percent}% off`, formatMoney(-totals.discount))}
      {row(
        `Delivery: ${delivery.name.toLowerCase()}`,
        totals.delivery === 0 ? 'Free' : formatMoney(totals.delivery),
      )}
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          borderBlockStart: '1px solid',
          borderColor: 'divider',
          pt: 1.5,
          mt: 0.75,
        }}
      >
        <Typography component="dt" sx={{ fontWeight: 650 }}>
          Total
        </Typography>
        <Typography component="dd" variant="h4" sx={amountStyle}>
          {formatMoney(totals.total)}
        </Typography>
      </Box>
      {row('of which VAT at 20%', formatMoney(totals.includedTax))}
    </Box>
  );
}

const amountStyle = { m: 0, fontVariantNumeric: 'tabular-nums' };
