import type { CartLine } from './cart';
import type { Voucher } from './vouchers';

/** The sums of an order in pence. */
export interface Totals {
  goods: number;
  discount: number;
  delivery: number;
  total: number;
  includedTax: number;
}

const taxRate = 0.2;

export function addUp(lines: CartLine[], voucher: Voucher | null, delivery: number): Totals {
  const goods = lines.reduce((sum, line) => sum + line.item.price * line.quantity, 0);
  const isReduced = voucher !== null && goods >= voucher.from;
  const discount = isReduced ? Math.round((goods * voucher.percent) / 100) : 0;
  const total = goods - discount + delivery;
  return {
    goods,
    discount,
    delivery,
    total,
    includedTax: Math.round(total - total / (1 + taxRate)),
  };
}
