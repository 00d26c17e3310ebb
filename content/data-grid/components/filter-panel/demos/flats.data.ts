/** A flat of a housing cooperative. */
export interface Flat {
  id: number;
  street: string;
  rooms: number;
  /** Rent in euros. */
  rent: number;
  floor: string;
}

/** Flats that are free next month. */
export const flats: Flat[] = [
  { id: 1, street: 'Kiln Lane 4', rooms: 2, rent: 640, floor: 'Ground' },
  { id: 2, street: 'Kiln Lane 6', rooms: 3, rent: 810, floor: 'First' },
  { id: 3, street: 'Orchard 12', rooms: 4, rent: 990, floor: 'Second' },
  { id: 4, street: 'Orchard 15', rooms: 1, rent: 420, floor: 'Attic' },
  { id: 5, street: 'Quay 1', rooms: 3, rent: 1040, floor: 'Second' },
  { id: 6, street: 'Quay 9', rooms: 2, rent: 760, floor: 'First' },
];
