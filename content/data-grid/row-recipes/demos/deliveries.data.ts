/** A delivery to a farm shop. */
export interface Delivery {
  id: number;
  farm: string;
  crates: number;
  items: string[];
}

/** The deliveries of a morning. */
export const deliveries: Delivery[] = [
  { id: 1, farm: 'Alder Farm', crates: 12, items: ['Leeks', 'Carrots', 'Beetroot'] },
  { id: 2, farm: 'Brook Dairy', crates: 5, items: ['Butter', 'Yogurt'] },
  { id: 3, farm: 'Cherry Hill', crates: 8, items: ['Apples', 'Pears', 'Cider'] },
  { id: 4, farm: 'Dell Bakery', crates: 6, items: ['Rye bread', 'Rolls'] },
  { id: 5, farm: 'Elm Apiary', crates: 2, items: ['Honey'] },
];
