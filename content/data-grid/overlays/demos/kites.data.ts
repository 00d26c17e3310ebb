/** A kite in a workshop. */
export interface Kite {
  id: number;
  name: string;
  span: number;
}

/** Kites of a workshop, with their wing span in centimeters. */
export const kites: Kite[] = [
  { id: 1, name: 'Swift', span: 140 },
  { id: 2, name: 'Barn Door', span: 110 },
  { id: 3, name: 'Ray', span: 210 },
  { id: 4, name: 'Snow Goose', span: 260 },
];
