import type { GridColDef } from '@mui/x-data-grid';

/** A dock of a bike-sharing service. */
export interface Dock {
  id: number;
  name: string;
  bikes: number;
  slots: number;
}

/** The docks at the start of the day. */
export const docks: Dock[] = [
  { id: 1, name: 'Canal Street', bikes: 9, slots: 16 },
  { id: 2, name: 'Old Brewery', bikes: 4, slots: 12 },
  { id: 3, name: 'North Station', bikes: 21, slots: 30 },
  { id: 4, name: 'Botanic Garden', bikes: 6, slots: 14 },
];

const names = ['Fish Market', 'Town Library', 'Harbor Gate', 'Mill Bridge'];

/** A dock that is not in the list yet. */
export function nextDock(present: readonly { id: number }[]): Dock {
  const id = Math.max(0, ...present.map((dock) => dock.id)) + 1;
  return { id, name: names[(id - 1) % names.length] ?? '', bikes: 10, slots: 20 };
}

export const columns: GridColDef<Dock>[] = [
  { field: 'name', headerName: 'Dock', flex: 1, minWidth: 140 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 90 },
  { field: 'slots', headerName: 'Slots', type: 'number', width: 90 },
];
