/** The wax around a cheese. */
export type Wax = 'None' | 'Red' | 'Yellow' | 'Black';

/** A cheese of a tasting. */
export interface Cheese {
  id: number;
  name: string;
  milk: 'Cow' | 'Goat' | 'Sheep';
  /** From 0 to 5. */
  score: number;
  /** How long it matured. */
  months: number;
  wax: Wax;
  cutOn: Date;
}

/** What a panel tasted. */
export const cheeses: Cheese[] = [
  {
    id: 1,
    name: 'Harbor Gold',
    milk: 'Cow',
    score: 4,
    months: 18,
    wax: 'Yellow',
    cutOn: new Date(2026, 2, 3),
  },
  {
    id: 2,
    name: 'Thornfield',
    milk: 'Goat',
    score: 3,
    months: 2,
    wax: 'None',
    cutOn: new Date(2026, 2, 5),
  },
  {
    id: 3,
    name: 'Old Shepherd',
    milk: 'Sheep',
    score: 5,
    months: 30,
    wax: 'Black',
    cutOn: new Date(2026, 2, 9),
  },
  {
    id: 4,
    name: 'Little Ember',
    milk: 'Cow',
    score: 2,
    months: 6,
    wax: 'Red',
    cutOn: new Date(2026, 2, 12),
  },
];
