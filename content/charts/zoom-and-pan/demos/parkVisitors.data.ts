/** Invented data: a year of visitors with a summer season and busy weekends. */
export const parkYear = Array.from({ length: 365 }, (_, day) => {
  const season = 900 + 700 * Math.sin(((day - 105) / 365) * 2 * Math.PI);
  const weekend = day % 7 === 4 || day % 7 === 5 ? 1.5 : 1;
  const weather = 1 + 0.18 * Math.sin(day * 1.7) + 0.12 * Math.sin(day * 0.37);
  return { date: new Date(2025, 0, 1 + day), visitors: Math.round(season * weekend * weather) };
});

/** Writes a date as on an axis, such as Jun 14. */
export function formatDay(date: Date): string {
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
}
