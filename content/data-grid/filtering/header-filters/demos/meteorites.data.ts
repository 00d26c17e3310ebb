/** A meteorite in a museum. */
export interface Meteorite {
  id: number;
  name: string;
  kind: 'Stone' | 'Iron' | 'Stony iron';
  /** In grams. */
  mass: number;
  found: Date;
  onDisplay: boolean;
  /** How well it is preserved, from 1 to 5. */
  grade: number;
}

/** The collection of a small museum. */
export const meteorites: Meteorite[] = [
  {
    id: 1,
    name: 'Ardnish',
    kind: 'Stone',
    mass: 812,
    found: new Date(1934, 4, 2),
    onDisplay: true,
    grade: 4,
  },
  {
    id: 2,
    name: 'Côte Rouge',
    kind: 'Iron',
    mass: 15400,
    found: new Date(1968, 10, 19),
    onDisplay: true,
    grade: 5,
  },
  {
    id: 3,
    name: 'Dry Wells',
    kind: 'Stone',
    mass: 96,
    found: new Date(2003, 6, 11),
    onDisplay: false,
    grade: 2,
  },
  {
    id: 4,
    name: 'Halmyr',
    kind: 'Stony iron',
    mass: 2310,
    found: new Date(1987, 1, 27),
    onDisplay: true,
    grade: 3,
  },
  {
    id: 5,
    name: 'Ostrava Field',
    kind: 'Stone',
    mass: 447,
    found: new Date(2011, 8, 8),
    onDisplay: false,
    grade: 4,
  },
];
