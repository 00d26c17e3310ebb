/** A tram of a city. */
export interface Tram {
  id: number;
  name: string;
  seats: number;
  since: Date;
}

/** Trams of a depot. */
export const trams: Tram[] = [
  { id: 1, name: 'Linde', seats: 64, since: new Date(2004, 4, 12) },
  { id: 2, name: 'Étoile', seats: 88, since: new Date(2011, 8, 30) },
  { id: 3, name: 'Sakura', seats: 72, since: new Date(2018, 2, 21) },
  { id: 4, name: 'Nur', seats: 96, since: new Date(2022, 10, 2) },
];
