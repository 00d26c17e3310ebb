/** A place that takes the fruit; its mark is drawn in a square of 24. */
export interface Partner {
  name: string;
  mark: string;
}

export const partners: Partner[] = [
  {
    name: 'Cinder Lane Bakery',
    mark: 'M4 19v-6a5 5 0 0 1 2-9h12a5 5 0 0 1 2 9v6zM9 9v5M13 9v5',
  },
  { name: 'Ferrow Cider', mark: 'M10 3h4v5l3 4v9H7v-9l3-4zM7 15h10' },
  { name: 'Hob & Ladle', mark: 'M4 10h16v7a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3zM2 10h20M9 6V3M15 6V3' },
  { name: 'Wren Street School', mark: 'M3 13q5 1 7-5 6-2 8 3l3 1-3 2q-1 6-8 6-5-1-7-7zM13 20v2' },
  {
    name: 'Quince & Daughters',
    mark: 'M7 6h10M8 3h8v3H8zM7 6q-2 2-2 5v10h14V11q0-3-2-5M8 13h8v4H8z',
  },
];
