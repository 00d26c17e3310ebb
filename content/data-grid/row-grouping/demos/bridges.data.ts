/** How a bridge was at its last inspection. */
export type Condition = 'Good' | 'Fair' | 'Poor';

/** A bridge of a road authority. */
export interface Bridge {
  id: number;
  name: string;
  river: string;
  kind: 'Arch' | 'Beam' | 'Suspension';
  opened: number;
  /** The longest span, in meters. */
  span: number;
  condition: Condition;
}

/** Bridges of a road authority, on four rivers. */
export const bridges: Bridge[] = [
  {
    id: 1,
    name: 'Tanner’s Arch',
    river: 'Alder',
    kind: 'Arch',
    opened: 1898,
    span: 24,
    condition: 'Fair',
  },
  {
    id: 2,
    name: 'Alder Crossing',
    river: 'Alder',
    kind: 'Beam',
    opened: 1972,
    span: 58,
    condition: 'Good',
  },
  {
    id: 3,
    name: 'Monk’s Way',
    river: 'Alder',
    kind: 'Arch',
    opened: 1893,
    span: 19,
    condition: 'Poor',
  },
  {
    id: 4,
    name: 'High Wire',
    river: 'Brennet',
    kind: 'Suspension',
    opened: 1931,
    span: 212,
    condition: 'Fair',
  },
  {
    id: 5,
    name: 'Quarry Road',
    river: 'Brennet',
    kind: 'Beam',
    opened: 1979,
    span: 44,
    condition: 'Good',
  },
  {
    id: 6,
    name: 'Old Brennet',
    river: 'Brennet',
    kind: 'Arch',
    opened: 1936,
    span: 31,
    condition: 'Good',
  },
  {
    id: 7,
    name: 'Station Bridge',
    river: 'Brennet',
    kind: 'Beam',
    opened: 2004,
    span: 62,
    condition: 'Good',
  },
  {
    id: 8,
    name: 'Cald Gate',
    river: 'Cald',
    kind: 'Suspension',
    opened: 2008,
    span: 340,
    condition: 'Good',
  },
  {
    id: 9,
    name: 'Ferry Point',
    river: 'Cald',
    kind: 'Beam',
    opened: 1975,
    span: 71,
    condition: 'Poor',
  },
  {
    id: 10,
    name: 'Dyers’ Bridge',
    river: 'Cald',
    kind: 'Beam',
    opened: 2001,
    span: 49,
    condition: 'Fair',
  },
  {
    id: 11,
    name: 'Weir Lane',
    river: 'Dove',
    kind: 'Arch',
    opened: 1934,
    span: 27,
    condition: 'Fair',
  },
  {
    id: 12,
    name: 'Dove Link',
    river: 'Dove',
    kind: 'Beam',
    opened: 2006,
    span: 80,
    condition: 'Good',
  },
];
