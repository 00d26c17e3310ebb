/** A tool that is lent out. */
export interface Loan {
  id: number;
  tool: string;
  borrower: string;
  deposit: number;
  due: Date;
  returned: boolean;
  /** `true` for a row that was added in the grid and not saved yet. */
  isNew?: boolean;
}

/** The loans of a tool library. */
export const loans: Loan[] = [
  {
    id: 1,
    tool: 'Cordless drill',
    borrower: 'Amara',
    deposit: 40,
    due: new Date(2026, 4, 8),
    returned: false,
  },
  {
    id: 2,
    tool: 'Tile cutter',
    borrower: 'Jonas',
    deposit: 60,
    due: new Date(2026, 4, 11),
    returned: true,
  },
  {
    id: 3,
    tool: 'Hedge trimmer',
    borrower: 'Priya',
    deposit: 35,
    due: new Date(2026, 4, 12),
    returned: false,
  },
  {
    id: 4,
    tool: 'Spirit level',
    borrower: 'Luca',
    deposit: 10,
    due: new Date(2026, 4, 15),
    returned: false,
  },
];
