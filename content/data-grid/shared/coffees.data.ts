/** A lot of green coffee. */
export interface Coffee {
  id: number;
  farm: string;
  country: string;
  process: 'Washed' | 'Natural' | 'Honey';
  /** Points of a tasting, at most 100. */
  score: number;
  bags: number;
  /** Price of one kilogram in dollars. */
  price: number;
}

/** The offers of a coffee importer. */
export const coffees: Coffee[] = [
  {
    id: 1,
    farm: 'El Mirador',
    country: 'Colombia',
    process: 'Washed',
    score: 86.5,
    bags: 40,
    price: 9.2,
  },
  {
    id: 2,
    farm: 'La Cuesta',
    country: 'Colombia',
    process: 'Natural',
    score: 88,
    bags: 12,
    price: 12.4,
  },
  {
    id: 3,
    farm: 'Halo Beriti',
    country: 'Ethiopia',
    process: 'Washed',
    score: 89.5,
    bags: 30,
    price: 13.1,
  },
  {
    id: 4,
    farm: 'Chelbesa',
    country: 'Ethiopia',
    process: 'Natural',
    score: 90,
    bags: 18,
    price: 14.8,
  },
  {
    id: 5,
    farm: 'Gatomboya',
    country: 'Kenya',
    process: 'Washed',
    score: 88.5,
    bags: 22,
    price: 13.6,
  },
  {
    id: 6,
    farm: 'Las Lajas',
    country: 'Costa Rica',
    process: 'Honey',
    score: 87,
    bags: 26,
    price: 11.5,
  },
  {
    id: 7,
    farm: 'Sumava',
    country: 'Costa Rica',
    process: 'Honey',
    score: 85.5,
    bags: 34,
    price: 9.9,
  },
  {
    id: 8,
    farm: 'Santa Inês',
    country: 'Brazil',
    process: 'Natural',
    score: 84,
    bags: 96,
    price: 6.8,
  },
  {
    id: 9,
    farm: 'Recreio',
    country: 'Brazil',
    process: 'Washed',
    score: 83.5,
    bags: 80,
    price: 6.4,
  },
];
