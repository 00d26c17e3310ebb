import type { GridColDef } from '@mui/x-data-grid';

export interface Variety {
  id: number;
  apple: string;
  origin: string;
  year: number;
  weeks: number;
}

const names = [
  ['Ashmead', 'England', 1700, 18],
  ['Belle de Boskoop', 'Netherlands', 1856, 20],
  ['Calville', 'France', 1598, 14],
  ['Discovery', 'England', 1949, 2],
  ['Elstar', 'Netherlands', 1955, 12],
  ['Finkenwerder', 'Germany', 1860, 16],
  ['Gravenstein', 'Denmark', 1669, 6],
  ['Holstein', 'Germany', 1918, 10],
  ['Idared', 'United States', 1942, 24],
  ['Jonathan', 'United States', 1826, 15],
  ['Kingston Black', 'England', 1820, 8],
  ['Laxton', 'England', 1904, 11],
] as const;

export const varieties: Variety[] = names.map(([apple, origin, year, weeks], index) => ({
  id: index + 1,
  apple,
  origin,
  year,
  weeks,
}));

export const varietyColumns: GridColDef<Variety>[] = [
  { field: 'apple', headerName: 'Apple', flex: 1, minWidth: 130 },
  { field: 'origin', headerName: 'Origin', width: 120 },
  { field: 'year', headerName: 'Since', type: 'number', width: 80, valueFormatter: String },
  { field: 'weeks', headerName: 'Keeps (weeks)', type: 'number', width: 120 },
];
