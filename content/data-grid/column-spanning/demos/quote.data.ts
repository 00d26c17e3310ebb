/** A position of the offer. */
interface Position {
  id: string;
  work: string;
  hours: number;
  rate: number;
}

/** A line with a sum, without hours and rate. */
interface Sum {
  id: string;
  label: string;
  amount: number;
}

/** A line of the offer. */
export type QuoteLine = Position | Sum;

/** Whether a line is a sum. */
export const isSum = (line: QuoteLine): line is Sum => 'amount' in line;

const positions: Position[] = [
  { id: 'p1', work: 'Sand the hull', hours: 14, rate: 55 },
  { id: 'p2', work: 'Replace two planks', hours: 22, rate: 72 },
  { id: 'p3', work: 'Varnish, three coats', hours: 9, rate: 60 },
];

const net = positions.reduce((total, { hours, rate }) => total + hours * rate, 0);

/** What a boatyard offers for a repair, with its sums. */
export const quote: QuoteLine[] = [
  ...positions,
  { id: 'net', label: 'Net', amount: net },
  { id: 'tax', label: 'VAT, 20%', amount: net * 0.2 },
  { id: 'total', label: 'Total', amount: net * 1.2 },
];
