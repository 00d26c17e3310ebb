/** A field recording in a sound archive. */
export interface Recording {
  id: number;
  sound: string;
  place: string;
  /** Who held the microphone. */
  recordist: string;
  /** The length of the recording. */
  seconds: number;
  year: number;
}

/** What a small sound archive has digitized. */
export const recordings: Recording[] = [
  {
    id: 1,
    sound: 'Night train, platform 4',
    place: 'Brașov',
    recordist: 'I. Moraru',
    seconds: 184,
    year: 1987,
  },
  {
    id: 2,
    sound: 'Church bells at noon',
    place: 'Évora',
    recordist: 'T. Sequeira',
    seconds: 96,
    year: 2004,
  },
  {
    id: 3,
    sound: 'Rain on a tin roof',
    place: 'Hilo',
    recordist: 'K. Palakiko',
    seconds: 612,
    year: 2019,
  },
  {
    id: 4,
    sound: 'Fish market opening',
    place: 'Málaga',
    recordist: 'T. Sequeira',
    seconds: 241,
    year: 1996,
  },
  {
    id: 5,
    sound: 'Ice on the lake',
    place: 'Jönköping',
    recordist: 'A. Lindahl',
    seconds: 58,
    year: 2011,
  },
  {
    id: 6,
    sound: 'Frogs after rain',
    place: 'Évora',
    recordist: 'I. Moraru',
    seconds: 135,
    year: 2011,
  },
];
