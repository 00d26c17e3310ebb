/** A bridge of a city. */
export interface Bridge {
  id: number;
  name: string;
  kind: string;
  opened: number;
  /** Length in meters. */
  length: number;
  lanes: number;
  tram: boolean;
}

/** The bridges of a city on a river, from the source to the mouth. */
export const bridges: Bridge[] = [
  { id: 1, name: 'Weir Bridge', kind: 'Beam', opened: 1968, length: 92, lanes: 2, tram: false },
  { id: 2, name: 'Saint Anne', kind: 'Arch', opened: 1871, length: 148, lanes: 2, tram: true },
  { id: 3, name: 'Market Bridge', kind: 'Arch', opened: 1902, length: 131, lanes: 3, tram: true },
  {
    id: 4,
    name: 'Footbridge East',
    kind: 'Truss',
    opened: 1995,
    length: 110,
    lanes: 0,
    tram: false,
  },
  { id: 5, name: 'Queen Ida', kind: 'Suspension', opened: 1931, length: 286, lanes: 4, tram: true },
  {
    id: 6,
    name: 'Harbor Span',
    kind: 'Cable-stayed',
    opened: 2011,
    length: 540,
    lanes: 6,
    tram: false,
  },
];
