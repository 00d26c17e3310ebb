/** Passengers of two tram lines on a working day, counted per hour. */
export const tramDay = [
  { hour: 5, harbour: 120, university: 60 },
  { hour: 6, harbour: 480, university: 210 },
  { hour: 7, harbour: 1240, university: 690 },
  { hour: 8, harbour: 1430, university: 1180 },
  { hour: 9, harbour: 860, university: 1320 },
  { hour: 10, harbour: 540, university: 940 },
  { hour: 11, harbour: 510, university: 720 },
  { hour: 12, harbour: 620, university: 880 },
  { hour: 13, harbour: 660, university: 910 },
  { hour: 14, harbour: 700, university: 860 },
  { hour: 15, harbour: 940, university: 930 },
  { hour: 16, harbour: 1310, university: 1060 },
  { hour: 17, harbour: 1480, university: 1010 },
  { hour: 18, harbour: 1020, university: 790 },
  { hour: 19, harbour: 610, university: 520 },
  { hour: 20, harbour: 390, university: 410 },
  { hour: 21, harbour: 280, university: 350 },
  { hour: 22, harbour: 210, university: 300 },
];

/** Writes an hour of the day as on a timetable. */
export function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
