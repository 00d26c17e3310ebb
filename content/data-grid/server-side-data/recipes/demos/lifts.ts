import type { GridColDef } from '@mui/x-data-grid-pro';

/** A ski lift and how long people wait there. */
export interface Lift {
  id: string;
  name: string;
  minutes: number;
  skiers: number;
}

const names = [
  'Birch',
  'Falcon',
  'Glacier',
  'Home Run',
  'Larch',
  'Meadow',
  'North Face',
  'Pine',
  'Summit',
  'Village',
];

function liftAt(index: number, tick: number): Lift {
  const name = names[index] ?? '';
  return {
    id: name,
    name,
    minutes: 2 + ((index * 5 + tick * 3) % 17),
    skiers: 240 + ((index * 97 + tick * 31) % 600),
  };
}

export const lifts: Lift[] = names.map((_, index) => liftAt(index, 0));

export const liftColumns: GridColDef<Lift>[] = [
  { field: 'name', headerName: 'Lift', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Wait (min)', type: 'number', width: 110 },
  { field: 'skiers', headerName: 'Skiers per hour', type: 'number', width: 130 },
];

/** Stands in for a WebSocket: reports three lifts every second. Returns the function that closes it. */
export function subscribe(onChange: (changed: Lift[]) => void) {
  let tick = 0;
  const timer = setInterval(() => {
    tick += 1;
    const changed = [0, 3, 6].map((offset) => (tick + offset) % names.length);
    onChange(changed.map((index) => liftAt(index, tick)));
  }, 1000);
  return () => clearInterval(timer);
}
