/** A cheese in the counter of a dairy shop. */
export interface Cheese {
  id: number;
  name: string;
  /** Two letters, ISO 3166. */
  country: string;
  /** From 1 to 5. */
  rating: number;
  /** Percentage of the dry matter. */
  fat: number;
  /** Euros per kilogram. */
  price: number;
  /** Euros per kilogram. */
  cost: number;
  /** Kilograms sold per week, oldest first. */
  sales: number[];
  ripeOn: Date | null;
  delivery: Date | null;
}

/** Cheeses of a dairy shop. */
export const cheeses: Cheese[] = [
  {
    id: 1,
    name: 'Alp Trun, 12 months',
    country: 'CH',
    rating: 5,
    fat: 50,
    price: 38.5,
    cost: 24.1,
    sales: [14, 15, 13, 17, 19, 18, 22, 24],
    ripeOn: new Date(2026, 4, 18),
    delivery: new Date(2026, 4, 20, 7, 30),
  },
  {
    id: 2,
    name: 'Brebis de Larrau',
    country: 'FR',
    rating: 4,
    fat: 52,
    price: 34,
    cost: 21.8,
    sales: [9, 11, 10, 8, 9, 12, 11, 10],
    ripeOn: new Date(2026, 5, 2),
    delivery: new Date(2026, 5, 3, 9, 0),
  },
  {
    id: 3,
    name: 'Caciotta al limone',
    country: 'IT',
    rating: 3,
    fat: 45,
    price: 22.9,
    cost: 13.2,
    sales: [21, 19, 18, 15, 14, 12, 12, 9],
    ripeOn: new Date(2026, 3, 30),
    delivery: new Date(2026, 4, 1, 8, 15),
  },
  {
    id: 4,
    name: 'Kefalotyri',
    country: 'GR',
    rating: 4,
    fat: 40,
    price: 19.8,
    cost: 11.5,
    sales: [5, 7, 6, 9, 12, 14, 13, 16],
    ripeOn: new Date(2026, 4, 25),
    delivery: null,
  },
  {
    id: 5,
    name: 'Cabra del Teix',
    country: 'ES',
    rating: 2,
    fat: 48,
    price: 26.4,
    cost: 17.9,
    sales: [8, 8, 7, 6, 7, 5, 6, 5],
    ripeOn: null,
    delivery: null,
  },
];
