import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** Nights that are taken, from the first to the last. */
export const bookings = [
  { from: dayjs('2025-07-04'), to: dayjs('2025-07-08') },
  { from: dayjs('2025-07-15'), to: dayjs('2025-07-17') },
  { from: dayjs('2025-07-26'), to: dayjs('2025-08-02') },
];

/** Whether somebody else sleeps there in the night after a day. */
export const isTaken = (day: Dayjs) =>
  bookings.some(({ from, to }) => !day.isBefore(from, 'day') && !day.isAfter(to, 'day'));

/** The first taken night after a day. */
export const nextTaken = (day: Dayjs) =>
  bookings.find(({ from }) => from.isAfter(day, 'day'))?.from;
