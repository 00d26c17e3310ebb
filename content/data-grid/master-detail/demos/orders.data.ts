/** A line of an order. */
export interface Part {
  id: number;
  name: string;
  quantity: number;
  price: number;
}

/** A job of a bicycle workshop. */
export interface Order {
  id: string;
  customer: string;
  bicycle: string;
  due: Date;
  parts: Part[];
}

/** The jobs of a week. */
export const orders: Order[] = [
  {
    id: 'W-301',
    customer: 'Ines Duarte',
    bicycle: 'Cargo bike',
    due: new Date(2026, 3, 14),
    parts: [
      { id: 1, name: 'Brake pads', quantity: 2, price: 18 },
      { id: 2, name: 'Chain', quantity: 1, price: 32 },
      { id: 3, name: 'Labor, hours', quantity: 2, price: 55 },
    ],
  },
  {
    id: 'W-302',
    customer: 'Tomás Rivera',
    bicycle: 'Touring bike',
    due: new Date(2026, 3, 15),
    parts: [
      { id: 1, name: 'Rear wheel', quantity: 1, price: 140 },
      { id: 2, name: 'Labor, hours', quantity: 1, price: 55 },
    ],
  },
  {
    id: 'W-303',
    customer: 'Hana Novak',
    bicycle: 'City bike',
    due: new Date(2026, 3, 15),
    parts: [{ id: 1, name: 'Inspection', quantity: 1, price: 60 }],
  },
  {
    id: 'W-304',
    customer: 'Jonas Weber',
    bicycle: 'Folding bike',
    due: new Date(2026, 3, 17),
    parts: [],
  },
  {
    id: 'W-305',
    customer: 'Amina Yusuf',
    bicycle: 'Gravel bike',
    due: new Date(2026, 3, 18),
    parts: [
      { id: 1, name: 'Tire', quantity: 2, price: 46 },
      { id: 2, name: 'Handlebar tape', quantity: 1, price: 22 },
    ],
  },
];
