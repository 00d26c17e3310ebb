import { type Card, digitsOf, readExpiry } from './payment';
import { shop } from './shop';

export type CardProblems = Partial<Record<keyof Card, string>>;

/** The check every card number carries in its last digit (Luhn). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * ((digits.length - index) % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function checkNumber(digits: string): string {
  if (digits.length < 13 || digits.length > 19) {
    return 'Enter the 13 to 19 digits on the card.';
  }
  return passesLuhn(digits) ? '' : 'A digit is wrong. Compare it with the card.';
}

function checkExpiry(text: string): string {
  const expiry = readExpiry(text);
  if (expiry === null) {
    return 'Enter it as MM/YY.';
  }
  const { year, month } = shop.today;
  const isOver = expiry.year < year || (expiry.year === year && expiry.month < month);
  return isOver ? 'Expired. Use another card.' : '';
}

/** What is wrong with a card, by field in the order of the form. */
export function checkCard(card: Card): CardProblems {
  const answers: [keyof Card, string][] = [
    ['number', checkNumber(digitsOf(card.number))],
    ['holder', card.holder.trim() === '' ? 'Enter the name as it is on the card.' : ''],
    ['expiry', checkExpiry(card.expiry)],
    ['code', /^\d{3,4}$/.test(card.code.trim()) ? '' : 'Enter the 3 or 4 digits.'],
  ];
  return Object.fromEntries(answers.filter(([, problem]) => problem !== ''));
}
