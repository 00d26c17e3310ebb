/** Jars of honey a farm shop sold per day from March 2025 on; it is closed on Sundays and Mondays. */
export const openDays = Array.from({ length: 300 }, (_, day) => ({
  date: new Date(2025, 2, 1 + day),
  jars: Math.round(28 + 16 * Math.sin(day / 38) + ((day * 7) % 9)),
})).filter(({ date }) => date.getDay() > 1);
