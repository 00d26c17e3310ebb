/** A bee colony of a small apiary. */
export interface Hive {
  id: number;
  name: string;
  site: string;
  queen: string;
  /** Frames that are covered with bees. */
  frames: number;
  /** Honey of the season in kilograms. */
  honey: number;
  /** Mites on 100 bees. */
  mites: number;
  note: string;
}

/** The colonies of the apiary after the last inspection. */
export const hives: Hive[] = [
  {
    id: 1,
    name: 'Alder',
    site: 'Mill pond',
    queen: 'Carniolan',
    frames: 9,
    honey: 31,
    mites: 1.5,
    note: 'Second super added.',
  },
  {
    id: 2,
    name: 'Birch',
    site: 'Mill pond',
    queen: 'Buckfast',
    frames: 11,
    honey: 38,
    mites: 0.8,
    note: 'Calm, lays evenly.',
  },
  {
    id: 3,
    name: 'Cedar',
    site: 'Old quarry',
    queen: 'Carniolan',
    frames: 6,
    honey: 14,
    mites: 3.4,
    note: 'Treat before the first frost.',
  },
  {
    id: 4,
    name: 'Dogwood',
    site: 'Old quarry',
    queen: 'Italian',
    frames: 8,
    honey: 22,
    mites: 2.1,
    note: 'New queen since May.',
  },
  {
    id: 5,
    name: 'Elder',
    site: 'School roof',
    queen: 'Buckfast',
    frames: 10,
    honey: 35,
    mites: 1.1,
    note: 'Linden honey, very light.',
  },
  {
    id: 6,
    name: 'Fir',
    site: 'School roof',
    queen: 'Italian',
    frames: 7,
    honey: 19,
    mites: 2.6,
    note: 'Two swarm cells removed.',
  },
  {
    id: 7,
    name: 'Gorse',
    site: 'Heath',
    queen: 'Carniolan',
    frames: 8,
    honey: 27,
    mites: 1.9,
    note: 'Moved to the heath in August.',
  },
  {
    id: 8,
    name: 'Hazel',
    site: 'Heath',
    queen: 'Buckfast',
    frames: 12,
    honey: 41,
    mites: 0.6,
    note: 'Strongest colony of the year.',
  },
];
