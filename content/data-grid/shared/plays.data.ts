/** How a play sells. */
export type Status = 'Tickets' | 'Few left' | 'Sold out';

/** An evening at a theater. */
export interface Play {
  id: number;
  title: string;
  stage: 'Main' | 'Attic' | 'Yard';
  evenings: number;
  sold: number;
  status: Status;
}

/** The program of one season. */
export const plays: Play[] = [
  { id: 1, title: 'The Tide Clock', stage: 'Main', evenings: 12, sold: 96, status: 'Few left' },
  { id: 2, title: 'Nine Umbrellas', stage: 'Attic', evenings: 6, sold: 100, status: 'Sold out' },
  { id: 3, title: 'A Map of Salt', stage: 'Main', evenings: 9, sold: 61, status: 'Tickets' },
  { id: 4, title: 'Moths', stage: 'Yard', evenings: 4, sold: 34, status: 'Tickets' },
  { id: 5, title: 'The Glass Choir', stage: 'Attic', evenings: 7, sold: 88, status: 'Few left' },
];
