/** Sales of a bakery on one day of the week. */
export interface Sale {
  id: number;
  shop: string;
  day: string;
  product: string;
  pieces: number;
}

/** Sales of two shops. */
export const sales: Sale[] = [
  { id: 1, shop: 'Station', day: 'Friday', product: 'Rye loaf', pieces: 48 },
  { id: 2, shop: 'Station', day: 'Friday', product: 'Roll', pieces: 320 },
  { id: 3, shop: 'Station', day: 'Saturday', product: 'Rye loaf', pieces: 71 },
  { id: 4, shop: 'Station', day: 'Saturday', product: 'Roll', pieces: 410 },
  { id: 5, shop: 'Old town', day: 'Friday', product: 'Rye loaf', pieces: 36 },
  { id: 6, shop: 'Old town', day: 'Friday', product: 'Roll', pieces: 190 },
  { id: 7, shop: 'Old town', day: 'Saturday', product: 'Rye loaf', pieces: 58 },
  { id: 8, shop: 'Old town', day: 'Saturday', product: 'Roll', pieces: 275 },
];
