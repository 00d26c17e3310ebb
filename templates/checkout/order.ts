import { type Address, emptyAddress } from './address';
import { type CartLine, startCart } from './cart';
import type { DeliveryId } from './delivery';
import { emptyPayment, type Payment } from './payment';
import type { Voucher } from './vouchers';

export const steps = ['address', 'payment', 'review', 'done'] as const;
export type Step = (typeof steps)[number];

/** Everything the customer has decided so far. */
export interface Order {
  lines: CartLine[];
  voucher: Voucher | null;
  address: Address;
  delivery: DeliveryId;
  payment: Payment;
}

export const startOrder: Order = {
  lines: startCart,
  voucher: null,
  address: emptyAddress,
  delivery: 'van',
  payment: emptyPayment,
};
