/** A work of art that a museum lends to an exhibition. */
export interface Loan {
  id: number;
  work: string;
  crate: string;
  insured: number;
  leaves: Date;
  fragile: boolean;
}

export const loans: Loan[] = [
  {
    id: 1,
    work: 'Harbor at dusk',
    crate: 'A1',
    insured: 48000,
    leaves: new Date(2026, 8, 3),
    fragile: false,
  },
  {
    id: 2,
    work: 'Glass heron',
    crate: 'B4',
    insured: 12500,
    leaves: new Date(2026, 8, 3),
    fragile: true,
  },
  {
    id: 3,
    work: 'Two weavers',
    crate: 'A2',
    insured: 7300,
    leaves: new Date(2026, 8, 4),
    fragile: false,
  },
  {
    id: 4,
    work: 'Clay map',
    crate: 'C1',
    insured: 21000,
    leaves: new Date(2026, 8, 7),
    fragile: true,
  },
  {
    id: 5,
    work: 'Study in rust',
    crate: 'A3',
    insured: 3900,
    leaves: new Date(2026, 8, 9),
    fragile: false,
  },
];
