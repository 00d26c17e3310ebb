/** Mean temperatures of a place in degrees Celsius. */
export interface Climate {
  id: number;
  place: string;
  jan: number;
  apr: number;
  jul: number;
  oct: number;
}

/** Mean temperatures of five invented places. */
export const climates: Climate[] = [
  { id: 1, place: 'Frostholm', jan: -14, apr: -2, jul: 13, oct: 1 },
  { id: 2, place: 'Port Amber', jan: 3, apr: 9, jul: 19, oct: 11 },
  { id: 3, place: 'Las Cuevas', jan: 12, apr: 18, jul: 31, oct: 21 },
  { id: 4, place: 'High Ledge', jan: -7, apr: 2, jul: 15, oct: 4 },
  { id: 5, place: 'Cinder Bay', jan: 24, apr: 26, jul: 28, oct: 26 },
];
