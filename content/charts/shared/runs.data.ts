/** Training runs of a spring: distance in kilometers (x) and pace in minutes per kilometer (y). */
export const mornings = [
  { id: 'm1', x: 4.2, y: 5.4 },
  { id: 'm2', x: 5.1, y: 5.5 },
  { id: 'm3', x: 6.4, y: 5.6 },
  { id: 'm4', x: 7.8, y: 5.7 },
  { id: 'm5', x: 8.1, y: 5.9 },
  { id: 'm6', x: 9.6, y: 5.8 },
  { id: 'm7', x: 10.2, y: 6 },
  { id: 'm8', x: 12.5, y: 6.1 },
  { id: 'm9', x: 14.1, y: 6.4 },
  { id: 'm10', x: 16.3, y: 6.5 },
];

/** Runs of the same spring after work. */
export const evenings = [
  { id: 'e1', x: 3.1, y: 5 },
  { id: 'e2', x: 3.8, y: 4.9 },
  { id: 'e3', x: 4.6, y: 5.1 },
  { id: 'e4', x: 5.2, y: 5 },
  { id: 'e5', x: 5.9, y: 5.3 },
  { id: 'e6', x: 6.2, y: 5.1 },
  { id: 'e7', x: 7.4, y: 5.2 },
  { id: 'e8', x: 8.8, y: 5.5 },
  { id: 'e9', x: 10.1, y: 5.4 },
  { id: 'e10', x: 11.7, y: 5.6 },
];
