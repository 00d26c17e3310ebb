import dayjs, { type Dayjs } from 'dayjs';
import { quarter } from './visits';

const wholeNumbers = new Intl.NumberFormat('en-GB');

/** A number with separators between the thousands. */
export function formatNumber(value: number) {
  return wholeNumbers.format(value);
}

/** A day with its weekday, such as `Tue 3 Mar`. */
export function formatDay(date: string) {
  return dayjs(date).format('ddd D MMM');
}

/** The Monday of a week of the quarter, such as `2 Mar` or, in full, `2 March`. */
export function formatWeek(week: number, length: 'short' | 'full' = 'full') {
  const monday = quarter.first.add(week * 7, 'day');
  return monday.format(length === 'short' ? 'D MMM' : 'D MMMM');
}

/** A period in words: one day, or its first and last. */
export function formatPeriod(from: Dayjs, to: Dayjs) {
  const end = to.format('D MMMM YYYY');
  return from.isSame(to, 'day') ? `on ${end}` : `from ${from.format('D MMMM')} to ${end}`;
}
