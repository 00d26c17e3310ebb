/** A cheese of a weekly market. */
export interface Cheese {
  id: number;
  name: string;
  milk: string;
  /** Months in the cellar. */
  months: number;
  /** Price of 100 grams in euros. */
  price: number;
}

/** The cheeses of a market stand. */
export const cheeses: Cheese[] = [
  { id: 1, name: 'Brenner', milk: 'Cow', months: 10, price: 2.9 },
  { id: 2, name: 'Little Ash', milk: 'Goat', months: 1, price: 3.4 },
  { id: 3, name: 'Moor Blue', milk: 'Sheep', months: 4, price: 3.8 },
  { id: 4, name: 'Old Ferry', milk: 'Cow', months: 24, price: 4.2 },
  { id: 5, name: 'Rosemary Round', milk: 'Goat', months: 2, price: 3.1 },
  { id: 6, name: 'Salt Meadow', milk: 'Sheep', months: 8, price: 4.6 },
  { id: 7, name: 'Wash House', milk: 'Cow', months: 3, price: 2.7 },
];
