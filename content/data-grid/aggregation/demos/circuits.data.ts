/** A circuit of a house, or a floor that has a meter itself. */
export interface Circuit {
  id: number;
  path: string[];
  /** Electricity of one day in kilowatt hours. */
  energy: number;
}

/** What a house used on one day. */
export const circuits: Circuit[] = [
  { id: 1, path: ['Ground floor', 'Kitchen', 'Oven'], energy: 2.1 },
  { id: 2, path: ['Ground floor', 'Kitchen', 'Fridge'], energy: 0.6 },
  { id: 3, path: ['Ground floor', 'Workshop'], energy: 3.4 },
  { id: 4, path: ['Upper floor', 'Study'], energy: 1.2 },
  { id: 5, path: ['Upper floor', 'Bath'], energy: 1.7 },
];
