import type { GridColDef } from '@mui/x-data-grid';

/** The race of one boat; times in seconds. */
export interface Race {
  id: number;
  club: string;
  boat: string;
  lane: number;
  split500: number;
  split1000: number;
  split1500: number;
  finish: number;
}

/** The boats of a rowing final. */
export const races: Race[] = [
  {
    id: 1,
    club: 'Rowers of Lahti',
    boat: 'Kuikka',
    lane: 3,
    split500: 94.2,
    split1000: 190.8,
    split1500: 288.1,
    finish: 384.6,
  },
  {
    id: 2,
    club: 'Bled Oars',
    boat: 'Labod',
    lane: 4,
    split500: 93.1,
    split1000: 189.9,
    split1500: 288.4,
    finish: 385.9,
  },
  {
    id: 3,
    club: 'Ghent Water Club',
    boat: 'Reiger',
    lane: 2,
    split500: 95.6,
    split1000: 193.4,
    split1500: 291.9,
    finish: 389.2,
  },
];

const time: Partial<GridColDef<Race>> = {
  type: 'number',
  width: 100,
  valueFormatter: (seconds: number) =>
    `${Math.floor(seconds / 60)}:${(seconds % 60).toFixed(1).padStart(4, '0')}`,
};

/** The columns of the demos on this page. */
export const columns: GridColDef<Race>[] = [
  { field: 'lane', headerName: 'Lane', type: 'number', width: 80 },
  { field: 'boat', headerName: 'Boat', width: 100 },
  { field: 'club', headerName: 'Club', width: 150 },
  { field: 'split500', headerName: '500 m', ...time },
  { field: 'split1000', headerName: '1000 m', ...time },
  { field: 'split1500', headerName: '1500 m', ...time },
  { field: 'finish', headerName: 'Finish', ...time },
];
