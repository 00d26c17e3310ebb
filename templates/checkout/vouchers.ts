import { formatMoney } from './formatMoney';

/** A reduction of the goods, given from a certain value of goods on. */
export interface Voucher {
  code: string;
  percent: number;
  from: number;
}

/** What became of a code: a voucher, or the reason there is none. */
export type VoucherAnswer =
  { kind: 'accepted'; voucher: Voucher } | { kind: 'refused'; problem: string };

const vouchers: Voucher[] = [
  { code: 'FIRSTGUST', percent: 10, from: 6000 },
  { code: 'FULLSAIL', percent: 15, from: 25_000 },
];
const endedCodes = ['WINTERLULL'];

export function checkVoucher(input: string): VoucherAnswer {
  const code = input.trim().toUpperCase();
  const voucher = vouchers.find((each) => each.code === code);
  if (voucher) {
    return { kind: 'accepted', voucher };
  }
  if (code === '') {
    return { kind: 'refused', problem: 'Enter the code from your letter or email.' };
  }
  if (endedCodes.includes(code)) {
    return { kind: 'refused', problem: `${code} ended on 28 February. Try another code.` };
  }
  return { kind: 'refused', problem: `We do not know ${code}. Check the spelling.` };
}

/** What is still missing for the voucher to count, or nothing. */
export function voucherShortfall(voucher: Voucher, goods: number): string {
  return goods < voucher.from
    ? `Add goods for ${formatMoney(voucher.from - goods)} more to use it.`
    : '';
}
