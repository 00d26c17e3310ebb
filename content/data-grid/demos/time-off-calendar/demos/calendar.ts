import { holidays } from './leaves.data';
import type { Leave, Person } from './leaves.data';

/** A row of the grid: a person with the leaves of the month, or the totals of all people. */
export interface CalendarRow {
  id: string;
  name: string;
  team: string;
  /** One entry per day of the month. */
  days: (Leave | null)[];
  /** Working days off in the month. */
  total: number;
  /** In the row of totals, the people who are away on each day. */
  away?: number[];
}

// Dates are ISO strings and computed in UTC, so no time zone and no daylight saving time can shift a day.
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: string) => formatter.format(new Date(day));
};
export const toMonthName = format({ month: 'long', year: 'numeric' });
export const toDayName = format({ weekday: 'long', month: 'long', day: 'numeric' });
export const toShortDay = format({ month: 'short', day: 'numeric' });
export const toWeekday = format({ weekday: 'narrow' });

/** All days of the month that contains `day`. */
export function daysOfMonth(day: string): string[] {
  const count = new Date(
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0),
  ).getUTCDate();
  return Array.from(
    { length: count },
    (_, index) => `${day.slice(0, 8)}${String(index + 1).padStart(2, '0')}`,
  );
}

/** The first day of a month before or after. */
export function addMonths(day: string, count: number): string {
  const date = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + count, 1);
  return new Date(date).toISOString().slice(0, 10);
}

export function isFreeDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || weekday === 6 || day in holidays;
}

export function countWorkingDays({ from, to }: Pick<Leave, 'from' | 'to'>): number {
  let count = 0;
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000) {
    count += isFreeDay(new Date(time).toISOString().slice(0, 10)) ? 0 : 1;
  }
  return count;
}

export function describeLeave({ kind, from, to }: Leave): string {
  const count = countWorkingDays({ from, to });
  const range = from === to ? toShortDay(from) : `${toShortDay(from)} to ${toShortDay(to)}`;
  return `${kind}, ${range}, ${count} working ${count === 1 ? 'day' : 'days'}`;
}

/** Returns what is wrong with a leave, or nothing. */
export function findProblem(leave: Leave, all: readonly Leave[]): string | undefined {
  if (!leave.from || !leave.to) {
    return 'Enter both dates.';
  }
  if (leave.to < leave.from) {
    return 'The last day is before the first day.';
  }
  if (countWorkingDays(leave) === 0) {
    return 'All these days are free already.';
  }
  const other = all.find(
    ({ id, personId, from, to }) =>
      personId === leave.personId && id !== leave.id && from <= leave.to && to >= leave.from,
  );
  return other && `Overlaps with: ${describeLeave(other)}.`;
}

export function makeRows(people: readonly Person[], leaves: readonly Leave[], days: string[]) {
  const rows = people.map((person): CalendarRow => {
    const own = leaves.filter(({ personId }) => personId === person.id);
    const cells = days.map((day) => own.find(({ from, to }) => from <= day && day <= to) ?? null);
    return {
      ...person,
      days: cells,
      total: cells.filter((leave, index) => leave && !isFreeDay(days[index] ?? '')).length,
    };
  });
  const totals: CalendarRow = {
    id: 'away',
    name: 'Away',
    team: '',
    days: [],
    total: rows.reduce((sum, { total }) => sum + total, 0),
    away: days.map((day, index) =>
      isFreeDay(day) ? 0 : rows.filter((row) => row.days[index]).length,
    ),
  };
  return { rows, pinnedRows: { bottom: [totals] } };
}
