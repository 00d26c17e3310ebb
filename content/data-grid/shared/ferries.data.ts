/** A ferry line of the archipelago. */
export interface Ferry {
  id: number;
  line: string;
  vessel: string;
  minutes: number;
  /** Lanes are counted in cars; foot ferries take none. */
  cars: number;
  season: 'All year' | 'Summer';
  since: Date;
}

/** The lines of a small shipping company, in the order of its schedule. */
export const ferries: Ferry[] = [
  {
    id: 1,
    line: 'Skagen – Lauvøy',
    vessel: 'Tern',
    minutes: 45,
    cars: 36,
    season: 'All year',
    since: new Date(1974, 4, 1),
  },
  {
    id: 2,
    line: 'Lauvøy – Dyrnes',
    vessel: 'Eider',
    minutes: 20,
    cars: 12,
    season: 'All year',
    since: new Date(1998, 2, 16),
  },
  {
    id: 3,
    line: 'Skagen – Grip',
    vessel: 'Puffin',
    minutes: 70,
    cars: 0,
    season: 'Summer',
    since: new Date(1986, 5, 14),
  },
  {
    id: 4,
    line: 'Dyrnes – Veidholmen',
    vessel: 'Eider',
    minutes: 35,
    cars: 12,
    season: 'All year',
    since: new Date(2003, 8, 1),
  },
  {
    id: 5,
    line: 'Skagen – Edøy',
    vessel: 'Cormorant',
    minutes: 25,
    cars: 58,
    season: 'All year',
    since: new Date(1961, 9, 2),
  },
  {
    id: 6,
    line: 'Sandvika – Kya',
    vessel: 'Puffin',
    minutes: 55,
    cars: 0,
    season: 'Summer',
    since: new Date(2019, 6, 1),
  },
];
