import type { GridColDef } from '@mui/x-data-grid';

/** A stall of a farmers' market. */
export interface Stall {
  id: number;
  stall: string;
  offer: string;
  town: string;
  day: 'Wed' | 'Fri' | 'Sat';
  /** Meters of table. */
  table: number;
  /** Euros per day. */
  rent: number;
}

/** Stalls of three farmers' markets. */
export const stalls: Stall[] = [
  {
    id: 1,
    stall: 'Hof Aster',
    offer: 'Potatoes, roots, and eggs from a farm with forty hens',
    town: 'Aalen',
    day: 'Sat',
    table: 6,
    rent: 48,
  },
  {
    id: 2,
    stall: 'Bee & Sons',
    offer: 'Honey',
    town: 'Ulm',
    day: 'Fri',
    table: 2,
    rent: 18,
  },
  {
    id: 3,
    stall: 'Mill bakery',
    offer: 'Rye bread and plum cake',
    town: 'Ulm',
    day: 'Sat',
    table: 4,
    rent: 36,
  },
  {
    id: 4,
    stall: 'Orchard Blau',
    offer: 'Apples, pears, and quince jelly',
    town: 'Aalen',
    day: 'Wed',
    table: 5,
    rent: 30,
  },
];

/** The columns of most demos on this page. */
export const columns: GridColDef<Stall>[] = [
  { field: 'stall', headerName: 'Stall', width: 130 },
  { field: 'town', headerName: 'Town', width: 100 },
  { field: 'day', headerName: 'Day', width: 80 },
  { field: 'table', headerName: 'Table (m)', type: 'number', width: 100 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 100 },
];
