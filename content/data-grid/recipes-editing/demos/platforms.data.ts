/** A departure of a small railway. */
export interface Departure {
  id: number;
  train: string;
  station: string;
  platform: string;
}

/** The platforms of each station. */
export const platforms: Record<string, string[]> = {
  Harbor: ['1', '2', '3'],
  Mill: ['A', 'B'],
  Summit: ['Cable'],
};

/** Departures of one morning. */
export const departures: Departure[] = [
  { id: 1, train: '07:10 local', station: 'Harbor', platform: '2' },
  { id: 2, train: '07:45 express', station: 'Mill', platform: 'A' },
  { id: 3, train: '08:20 local', station: 'Summit', platform: 'Cable' },
];
