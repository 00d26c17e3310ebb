/** Where a seedling grows. */
export const places = ['Sill', 'Greenhouse', 'Bed'] as const;

/** A tray of seedlings. */
export interface Seedling {
  id: number;
  plant: string;
  place: (typeof places)[number];
  pots: number;
}

/** The seedlings of a nursery. */
export const seedlings: Seedling[] = [
  { id: 1, plant: 'Tomato', place: 'Greenhouse', pots: 40 },
  { id: 2, plant: 'Basil', place: 'Sill', pots: 12 },
  { id: 3, plant: 'Leek', place: 'Bed', pots: 90 },
  { id: 4, plant: 'Pepper', place: 'Greenhouse', pots: 25 },
];
