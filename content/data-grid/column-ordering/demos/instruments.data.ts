import type { GridColDef } from '@mui/x-data-grid-pro';

/** An instrument that a music school lends. */
export interface Instrument {
  id: number;
  name: string;
  maker: string;
  built: number;
  room: string;
  tuned: boolean;
}

/** Instruments of a music school. */
export const instruments: Instrument[] = [
  { id: 1, name: 'Viola', maker: 'Orsini', built: 1968, room: 'A2', tuned: true },
  { id: 2, name: 'Bass clarinet', maker: 'Brandt', built: 2004, room: 'B1', tuned: true },
  { id: 3, name: 'Harmonium', maker: 'Kessel & Sons', built: 1911, room: 'Hall', tuned: false },
  { id: 4, name: 'Marimba', maker: 'Tamura', built: 2019, room: 'B4', tuned: true },
];

/** The columns of the demos on this page. */
export const columns: GridColDef<Instrument>[] = [
  { field: 'name', headerName: 'Instrument', width: 140 },
  { field: 'maker', headerName: 'Maker', width: 140 },
  { field: 'built', headerName: 'Built', width: 90 },
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'tuned', headerName: 'Tuned', type: 'boolean', width: 90 },
];
