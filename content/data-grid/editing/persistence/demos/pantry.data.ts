/** Something on a shelf of a community kitchen. */
export interface PantryItem {
  id: number;
  item: string;
  shelf: string;
  stock: number;
  unit: 'kg' | 'l' | 'jars';
}

/** What a community kitchen has in stock. */
export const pantry: PantryItem[] = [
  { id: 1, item: 'Red lentils', shelf: 'A1', stock: 12, unit: 'kg' },
  { id: 2, item: 'Rapeseed oil', shelf: 'A2', stock: 5, unit: 'l' },
  { id: 3, item: 'Plum jam', shelf: 'B1', stock: 18, unit: 'jars' },
  { id: 4, item: 'Rolled oats', shelf: 'B3', stock: 7, unit: 'kg' },
];
