import dayjs from 'dayjs';
import { stops } from './network';

/** A count of children and of adults. */
export interface Split {
  children: number;
  adults: number;
}

/** How a planned visit went. */
export type Outcome =
  { kind: 'onTime' } | { kind: 'late'; minutes: number } | { kind: 'canceled'; reason: string };

/** One planned visit of a van to a stop. */
export interface Visit {
  id: string;
  stopId: string;
  date: string;
  /** Days since the first Monday of the quarter: the same number in both years is the same day of the same week. */
  day: number;
  week: number;
  loans: Split;
  readers: Split;
  outcome: Outcome;
}

/** First and last day of the quarter that the page is about. */
export const quarter = { first: dayjs('2026-01-05'), last: dayjs('2026-03-27') };

const firstDayBefore = dayjs('2025-01-06');
const nobody: Split = { children: 0, adults: 0 };

// Percent of a usual week: slow after New Year, busy in the school holidays of mid-February.
const childrenByWeek = [72, 80, 86, 90, 94, 108, 151, 112, 101, 104, 109, 116];
const adultsByWeek = [84, 91, 95, 93, 98, 101, 96, 104, 108, 105, 111, 114];

/** A number from 0 to `size` - 1 that looks unordered and is the same on every run. */
function scatter(week: number, stop: number, salt: number, size: number) {
  return (((week + 3) * 7919 + (stop + 5) * 104729 + salt * 1299709) % 9973) % size;
}

function outcomeOf(week: number, stop: number, salt: number): Outcome {
  const isMoor = stop >= 10 && stop < 15;
  if (isMoor && week < 5 && scatter(week, stop, salt, 6) === 0) {
    return { kind: 'canceled', reason: 'Snow' };
  }
  if (scatter(week, stop, salt + 1, 47) === 0) {
    return { kind: 'canceled', reason: 'Van in repair' };
  }
  if (scatter(week, stop, salt + 2, isMoor ? 5 : 9) === 0) {
    return { kind: 'late', minutes: 6 + scatter(week, stop, salt + 3, 28) };
  }
  return { kind: 'onTime' };
}

function readersOf(week: number, stop: number, salt: number, growth: number): Split {
  const children = 7 + ((stop * 5) % 9) + scatter(week, stop, salt + 4, 4);
  const adults = 11 + ((stop * 7) % 11) + scatter(week, stop, salt + 5, 5);
  return {
    children: Math.round((children * (childrenByWeek[week] ?? 100) * growth) / 100),
    adults: Math.round((adults * (adultsByWeek[week] ?? 100) * growth) / 100),
  };
}

function visitsFrom(firstDay: dayjs.Dayjs, salt: number, growth: number): Visit[] {
  return childrenByWeek.flatMap((_, week) =>
    stops.map((stop, index) => {
      const day = week * 7 + stop.weekday;
      const outcome = outcomeOf(week, index, salt);
      const readers = outcome.kind === 'canceled' ? nobody : readersOf(week, index, salt, growth);
      const loans = {
        children: Math.round(readers.children * (2.6 + scatter(week, index, salt + 6, 9) / 10)),
        adults: Math.round(readers.adults * (1.7 + scatter(week, index, salt + 7, 6) / 10)),
      };
      const date = firstDay.add(day, 'day').format('YYYY-MM-DD');
      return {
        id: `${date}-${stop.id}`,
        stopId: stop.id,
        date,
        day,
        week,
        loans,
        readers,
        outcome,
      };
    }),
  );
}

/** Every visit planned in the quarter. */
export const visits = visitsFrom(quarter.first, 11, 1);

/** Every visit planned in the same weeks a year earlier. */
export const earlierVisits = visitsFrom(firstDayBefore, 42, 0.93);
