/** Visitors of a museum on each day of three months. More people come on weekends and toward summer. */
export const museumDays = Array.from({ length: 92 }, (_, day) => {
  const date = new Date(2025, 2, 1 + day);
  const isWeekend = date.getDay() === 0 || date.getDay() === 6;
  return { date, visitors: 140 + day + (isWeekend ? 160 : 0) + ((day * 37) % 50) };
});
