export interface Reading {
  name: string;
  value: number;
}

export const readings: Reading[] = [
  { name: 'Temperature', value: 7 },
  { name: 'Pressure', value: 4 },
];
