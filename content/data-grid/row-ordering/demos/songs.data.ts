import type { GridColDef } from '@mui/x-data-grid-pro';

/** A song in the set of a band. */
export interface Song {
  id: number;
  title: string;
  minutes: number;
  kind: 'Opener' | 'Song' | 'Encore';
}

/** The set in its planned order. */
export const songs: Song[] = [
  { id: 1, title: 'Harbor Lights', minutes: 4, kind: 'Opener' },
  { id: 2, title: 'Copper Kettle', minutes: 3, kind: 'Song' },
  { id: 3, title: 'Eleven Geese', minutes: 5, kind: 'Song' },
  { id: 4, title: 'Slow Canal', minutes: 7, kind: 'Song' },
  { id: 5, title: 'Night Bus', minutes: 4, kind: 'Song' },
  { id: 6, title: 'Walk Me Home', minutes: 6, kind: 'Encore' },
];

export const columns: GridColDef<Song>[] = [
  { field: 'title', headerName: 'Song', flex: 1, minWidth: 130, sortable: false },
  { field: 'kind', headerName: 'Kind', width: 90, sortable: false },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90, sortable: false },
];

/** Moves an item of a list to another position. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}
