/** A shift at a repair café. */
export interface Shift {
  id: string;
  helper: string;
  task: string;
  hours: number;
  /** `true` for a row that no server has stored yet. */
  isDraft?: boolean;
}

/** The shifts of one afternoon. */
export const shifts: Shift[] = [
  { id: 's-101', helper: 'Noor', task: 'Bicycles', hours: 3 },
  { id: 's-102', helper: 'Emil', task: 'Lamps', hours: 2 },
  { id: 's-103', helper: 'Wanda', task: 'Zippers', hours: 4 },
];
