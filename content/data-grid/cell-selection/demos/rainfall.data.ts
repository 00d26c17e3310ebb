/** Rain in millimeters per weekday at one station. */
export interface Rainfall {
  id: string;
  station: string;
  mon: number;
  tue: number;
  wed: number;
  thu: number;
  fri: number;
}

/** The weekdays, which are the fields of the numbers. */
export const days = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** Rain of one week in a valley. */
export const rainfall: Rainfall[] = [
  { id: 'dam', station: 'Dam', mon: 4, tue: 0, wed: 11, thu: 7, fri: 2 },
  { id: 'ford', station: 'Ford', mon: 3, tue: 1, wed: 9, thu: 8, fri: 0 },
  { id: 'grove', station: 'Grove', mon: 6, tue: 2, wed: 14, thu: 5, fri: 1 },
  { id: 'mine', station: 'Mine', mon: 8, tue: 0, wed: 17, thu: 12, fri: 3 },
  { id: 'pass', station: 'Pass', mon: 12, tue: 5, wed: 21, thu: 16, fri: 6 },
];
