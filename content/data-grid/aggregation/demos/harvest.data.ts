/** What one row of trees in an orchard yielded. */
export interface Harvest {
  id: number;
  variety: string;
  slope: 'North' | 'South';
  /** The first day of picking. */
  picked: Date;
  crates: number;
  /** In euros. */
  revenue: number;
  /** Sweetness in degrees Brix; `null` where nobody measured it. */
  sugar: number | null;
  organic: boolean;
}

/** One autumn in a small orchard. */
export const harvest: Harvest[] = [
  {
    id: 1,
    variety: 'Ashmead',
    slope: 'South',
    picked: new Date(2025, 8, 28),
    crates: 42,
    revenue: 1134,
    sugar: 16,
    organic: true,
  },
  {
    id: 2,
    variety: 'Bramley',
    slope: 'North',
    picked: new Date(2025, 9, 6),
    crates: 88,
    revenue: 1320,
    sugar: 9,
    organic: false,
  },
  {
    id: 3,
    variety: 'Discovery',
    slope: 'South',
    picked: new Date(2025, 7, 14),
    crates: 35,
    revenue: 770,
    sugar: 12,
    organic: true,
  },
  {
    id: 4,
    variety: 'Egremont',
    slope: 'North',
    picked: new Date(2025, 8, 21),
    crates: 27,
    revenue: 702,
    sugar: 15,
    organic: true,
  },
  {
    id: 5,
    variety: 'Kingston',
    slope: 'South',
    picked: new Date(2025, 9, 18),
    crates: 64,
    revenue: 1152,
    sugar: 13,
    organic: false,
  },
  {
    id: 6,
    variety: 'Newton',
    slope: 'North',
    picked: new Date(2025, 9, 11),
    crates: 51,
    revenue: 816,
    sugar: null,
    organic: false,
  },
];
