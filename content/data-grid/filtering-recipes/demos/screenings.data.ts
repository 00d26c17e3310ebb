/** A screening of a film club. */
export interface Screening {
  id: number;
  film: string;
  hall: 'Main hall' | 'Studio' | 'Courtyard';
  date: Date;
  /** Tickets sold. */
  sold: number;
  subtitles: boolean;
}

/** The spring program of a film club. */
export const screenings: Screening[] = [
  {
    id: 1,
    film: 'The Glassblower',
    hall: 'Main hall',
    date: new Date(2026, 2, 3),
    sold: 118,
    subtitles: true,
  },
  {
    id: 2,
    film: 'Snow Line',
    hall: 'Studio',
    date: new Date(2026, 2, 10),
    sold: 34,
    subtitles: false,
  },
  {
    id: 3,
    film: 'Letters to Vesna',
    hall: 'Main hall',
    date: new Date(2026, 2, 17),
    sold: 92,
    subtitles: true,
  },
  {
    id: 4,
    film: 'Nine Ferries',
    hall: 'Studio',
    date: new Date(2026, 3, 7),
    sold: 41,
    subtitles: true,
  },
  {
    id: 5,
    film: 'A Quiet Harvest',
    hall: 'Main hall',
    date: new Date(2026, 3, 21),
    sold: 76,
    subtitles: false,
  },
  {
    id: 6,
    film: 'Under the Viaduct',
    hall: 'Courtyard',
    date: new Date(2026, 4, 12),
    sold: 203,
    subtitles: false,
  },
  {
    id: 7,
    film: 'The Cartographer',
    hall: 'Courtyard',
    date: new Date(2026, 4, 26),
    sold: 187,
    subtitles: true,
  },
];
