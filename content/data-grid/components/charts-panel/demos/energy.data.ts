/** Energy of a farm in one month, in kilowatt-hours. */
export interface Month {
  id: number;
  month: string;
  solar: number;
  wind: number;
  used: number;
}

/** Half a year of the farm. */
export const months: Month[] = [
  { id: 1, month: 'March', solar: 410, wind: 620, used: 780 },
  { id: 2, month: 'April', solar: 560, wind: 480, used: 700 },
  { id: 3, month: 'May', solar: 720, wind: 390, used: 640 },
  { id: 4, month: 'June', solar: 790, wind: 310, used: 610 },
  { id: 5, month: 'July', solar: 760, wind: 290, used: 660 },
  { id: 6, month: 'August', solar: 690, wind: 340, used: 690 },
];
