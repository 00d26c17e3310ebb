/** A card as typed. */
export interface Card {
  number: string;
  holder: string;
  expiry: string;
  code: string;
}

/** How the order is paid; a card that was typed is kept when the customer tries the other way. */
export interface Payment {
  way: 'card' | 'transfer';
  card: Card;
}

export const emptyPayment: Payment = {
  way: 'card',
  card: { number: '', holder: '', expiry: '', code: '' },
};

/** A number that passes the checks and belongs to no bank. */
export const demoCardNumber = '9417 2205 5310 4086';

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** A card number in groups of four. */
export function groupCardNumber(number: string): string {
  return digitsOf(number).replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** A card number with all but its last four digits hidden. */
export function maskCardNumber(number: string): string {
  return `•••• ${digitsOf(number).slice(-4)}`;
}

/** Month and year of what was typed (`0728`, `7/28`, `07 / 2028`), or null if it is neither. */
export function readExpiry(text: string): { year: number; month: number } | null {
  const match = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$|^(\d{2})(\d{2})$/.exec(text.trim());
  const month = Number(match?.[1] ?? match?.[3]);
  const year = 2000 + Number(match?.[2] ?? match?.[4]);
  return month >= 1 && month <= 12 ? { year, month } : null;
}

/** An expiry as it is printed on a card; what cannot be read stays as it is. */
export function tidyExpiry(text: string): string {
  const expiry = readExpiry(text);
  return expiry === null
    ? text
    : `${String(expiry.month).padStart(2, '0')}/${String(expiry.year).slice(-2)}`;
}
