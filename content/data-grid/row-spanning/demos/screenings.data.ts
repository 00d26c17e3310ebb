/** A film in the program of a small cinema. */
export interface Screening {
  id: number;
  day: string;
  screen: string;
  time: string;
  film: string;
  seats: number;
}

/** The program of a weekend. */
export const screenings: Screening[] = [
  { id: 1, day: 'Friday', screen: 'Balcony', time: '18:00', film: 'Paper Boats', seats: 84 },
  { id: 2, day: 'Friday', screen: 'Balcony', time: '20:30', film: 'The Ninth Ferry', seats: 84 },
  { id: 3, day: 'Friday', screen: 'Cellar', time: '20:30', film: 'Short films', seats: 36 },
  { id: 4, day: 'Saturday', screen: 'Cellar', time: '15:00', film: 'Otter Summer', seats: 36 },
  { id: 5, day: 'Saturday', screen: 'Balcony', time: '18:00', film: 'Paper Boats', seats: 84 },
  { id: 6, day: 'Saturday', screen: 'Balcony', time: '20:30', film: 'The Ninth Ferry', seats: 84 },
  { id: 7, day: 'Sunday', screen: 'Balcony', time: '15:00', film: 'Otter Summer', seats: 84 },
  { id: 8, day: 'Sunday', screen: 'Balcony', time: '18:00', film: 'The Ninth Ferry', seats: 84 },
];
