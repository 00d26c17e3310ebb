/** Where a repair stands. */
export type RepairState = 'Waiting' | 'In work' | 'Done';

/** A thing brought to the repair café. */
export interface Repair {
  id: number;
  item: string;
  fault: string;
  state: RepairState;
  minutes: number;
  paid: boolean;
  received: Date;
}

/** The jobs of one afternoon. */
export const repairs: Repair[] = [
  {
    id: 101,
    item: 'Toaster',
    fault: 'Lever does not hold',
    state: 'Done',
    minutes: 35,
    paid: true,
    received: new Date(2026, 2, 7),
  },
  {
    id: 102,
    item: 'Desk lamp',
    fault: 'Flickers',
    state: 'In work',
    minutes: 20,
    paid: false,
    received: new Date(2026, 2, 7),
  },
  {
    id: 103,
    item: 'Bicycle light',
    fault: 'Loose contact',
    state: 'Waiting',
    minutes: 15,
    paid: false,
    received: new Date(2026, 2, 14),
  },
  {
    id: 104,
    item: 'Record player',
    fault: 'Runs too slowly',
    state: 'In work',
    minutes: 90,
    paid: true,
    received: new Date(2026, 1, 28),
  },
  {
    id: 105,
    item: 'Kettle',
    fault: 'Leaks',
    state: 'Waiting',
    minutes: 25,
    paid: false,
    received: new Date(2026, 2, 14),
  },
  {
    id: 106,
    item: 'Winter coat',
    fault: 'Zip is stuck',
    state: 'Done',
    minutes: 45,
    paid: true,
    received: new Date(2026, 2, 7),
  },
];
