/** Passengers of two tram lines on a working day, counted per hour. */
export const tramDay = [
  { hour: 5, harbor: 120, university: 60 },
  { hour: 6, harbor: 480, university: 210 },
  { hour: 7, harbor: 1240, university: 690 },
  { hour: 8, harbor: 1430, university: 1180 },
  { hour: 9, harbor: 860, university: 1320 },
  { hour: 10, harbor: 540, university: 940 },
  { hour: 11, harbor: 510, university: 720 },
  { hour: 12, harbor: 620, university: 880 },
  { hour: 13, harbor: 660, university: 910 },
  { hour: 14, harbor: 700, university: 860 },
  { hour: 15, harbor: 940, university: 930 },
  { hour: 16, harbor: 1310, university: 1060 },
  { hour: 17, harbor: 1480, university: 1010 },
  { hour: 18, harbor: 1020, university: 790 },
  { hour: 19, harbor: 610, university: 520 },
  { hour: 20, harbor: 390, university: 410 },
  { hour: 21, harbor: 280, university: 350 },
  { hour: 22, harbor: 210, university: 300 },
];

/** Writes an hour of the day as on a schedule. */
export function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
