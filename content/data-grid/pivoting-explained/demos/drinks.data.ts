/** What a stand sold on one day. */
export interface Sale {
  id: number;
  stand: 'Park' | 'Pier';
  day: 'Saturday' | 'Sunday';
  drink: 'Coffee' | 'Tea';
  cups: number;
}

/** One weekend of two drink stands. */
export const sales: Sale[] = [
  { id: 1, stand: 'Park', day: 'Saturday', drink: 'Coffee', cups: 30 },
  { id: 2, stand: 'Park', day: 'Saturday', drink: 'Tea', cups: 12 },
  { id: 3, stand: 'Park', day: 'Sunday', drink: 'Coffee', cups: 42 },
  { id: 4, stand: 'Pier', day: 'Saturday', drink: 'Coffee', cups: 25 },
  { id: 5, stand: 'Pier', day: 'Sunday', drink: 'Tea', cups: 18 },
  { id: 6, stand: 'Pier', day: 'Sunday', drink: 'Coffee', cups: 20 },
];
