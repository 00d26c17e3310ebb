/** Something the shop sells; prices are in pence and include tax. */
export interface Item {
  id: 'kite' | 'vane' | 'chime';
  name: string;
  detail: string;
  price: number;
  stock: number;
}

/** An item in the basket, and how many of it. */
export interface CartLine {
  item: Item;
  quantity: number;
}

export const startCart: CartLine[] = [
  {
    item: {
      id: 'kite',
      name: 'Kestrel kite',
      detail: 'Ripstop sail, 1.4 m, 40 m of line',
      price: 4850,
      stock: 6,
    },
    quantity: 2,
  },
  {
    item: {
      id: 'vane',
      name: 'Heron vane',
      detail: 'Hand-cut copper on a ball bearing',
      price: 8600,
      stock: 2,
    },
    quantity: 1,
  },
  {
    item: {
      id: 'chime',
      name: 'Larch chime',
      detail: 'Five bars, tuned a little off',
      price: 3400,
      stock: 9,
    },
    quantity: 1,
  },
];

/** The basket with another quantity of one item; none of it takes the item out. */
export function withQuantity(lines: CartLine[], id: Item['id'], quantity: number): CartLine[] {
  return lines
    .map((line) => (line.item.id === id ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0);
}

export function countItems(lines: CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}
