/** A recording of a sound archive. */
export interface Recording {
  id: number;
  title: string;
  place: string;
  kind: 'Birds' | 'Weather' | 'Machines' | 'Music';
  minutes: number;
  microphone: string;
  note: string;
}

/** Recordings of a sound archive; one title is much longer than the others. */
export const recordings: Recording[] = [
  {
    id: 1,
    title: 'Dawn chorus',
    place: 'Alder wood',
    kind: 'Birds',
    minutes: 62,
    microphone: 'Parabolic, 56 cm',
    note: 'Blackbird and wren until sunrise, then traffic from the new road.',
  },
  {
    id: 2,
    title: 'Curlew over the marsh',
    place: 'Ravn flats',
    kind: 'Birds',
    minutes: 18,
    microphone: 'Shotgun',
    note: 'Wind noise in the last two minutes.',
  },
  {
    id: 3,
    title: 'Sleet on a tin roof',
    place: 'Hut 4',
    kind: 'Weather',
    minutes: 41,
    microphone: 'Stereo pair',
    note: '',
  },
  {
    id: 4,
    title: 'Steam pump of the old waterworks, started for the centenary',
    place: 'Waterworks',
    kind: 'Machines',
    minutes: 27,
    microphone: 'Contact',
    note: 'Recorded on the casing. The bearing on the left side knocks from minute nine on.',
  },
  {
    id: 5,
    title: 'Harbor fog horn',
    place: 'North pier',
    kind: 'Machines',
    minutes: 6,
    microphone: 'Stereo pair',
    note: 'Three blasts, 40 seconds apart.',
  },
  {
    id: 6,
    title: 'Wedding band',
    place: 'Village hall',
    kind: 'Music',
    minutes: 93,
    microphone: 'Stereo pair',
    note: 'Two fiddles, an accordion, and a floor full of dancers.',
  },
];
