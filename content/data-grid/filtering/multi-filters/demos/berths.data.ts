/** A berth in a marina. */
export interface Berth {
  id: string;
  boat: string;
  type: 'Sail' | 'Motor' | 'Rowing';
  /** The length of the boat in meters. */
  length: number;
  /** The last day of the lease. */
  until: Date;
  paid: boolean;
}

/** The berths of a small marina. */
export const berths: Berth[] = [
  {
    id: 'A1',
    boat: 'Kittiwake',
    type: 'Sail',
    length: 9.4,
    until: new Date(2026, 8, 30),
    paid: true,
  },
  {
    id: 'A2',
    boat: 'Slow Tuesday',
    type: 'Motor',
    length: 7.1,
    until: new Date(2026, 5, 14),
    paid: false,
  },
  { id: 'A3', boat: 'Orlop', type: 'Sail', length: 12.8, until: new Date(2027, 3, 30), paid: true },
  {
    id: 'B1',
    boat: 'Pintail',
    type: 'Rowing',
    length: 4.2,
    until: new Date(2026, 5, 30),
    paid: false,
  },
  {
    id: 'B2',
    boat: 'Second Wind',
    type: 'Sail',
    length: 8.6,
    until: new Date(2026, 5, 30),
    paid: false,
  },
  {
    id: 'B3',
    boat: 'Marlinspike',
    type: 'Motor',
    length: 10.3,
    until: new Date(2026, 9, 31),
    paid: true,
  },
];
