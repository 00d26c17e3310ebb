/** A booking of beds in a mountain hut. */
export interface Stay {
  id: number;
  hut: string;
  valley: string;
  party: string;
  beds: number;
  arrival: string;
  departure: string;
}

export const valleys = [
  {
    id: 'larch-valley',
    label: 'Larch valley',
    children: [
      { id: 'spring-hut', label: 'Spring hut' },
      { id: 'mill-hut', label: 'Mill hut' },
    ],
  },
  {
    id: 'glacier-valley',
    label: 'Glacier valley',
    children: [
      { id: 'moraine-hut', label: 'Moraine hut' },
      { id: 'pass-hut', label: 'Pass hut' },
    ],
  },
];

export const week = [
  '2026-07-06',
  '2026-07-07',
  '2026-07-08',
  '2026-07-09',
  '2026-07-10',
  '2026-07-11',
  '2026-07-12',
];

export const stays: Stay[] = [
  {
    id: 1,
    hut: 'spring-hut',
    valley: 'larch-valley',
    party: 'Okafor family',
    beds: 4,
    arrival: '2026-07-06',
    departure: '2026-07-09',
  },
  {
    id: 2,
    hut: 'spring-hut',
    valley: 'larch-valley',
    party: 'Botany club',
    beds: 9,
    arrival: '2026-07-08',
    departure: '2026-07-10',
  },
  {
    id: 3,
    hut: 'mill-hut',
    valley: 'larch-valley',
    party: 'Lindqvist',
    beds: 2,
    arrival: '2026-07-07',
    departure: '2026-07-11',
  },
  {
    id: 4,
    hut: 'mill-hut',
    valley: 'larch-valley',
    party: 'Scouts of Brig',
    beds: 12,
    arrival: '2026-07-10',
    departure: '2026-07-13',
  },
  {
    id: 5,
    hut: 'moraine-hut',
    valley: 'glacier-valley',
    party: 'Rope course',
    beds: 8,
    arrival: '2026-07-06',
    departure: '2026-07-10',
  },
  {
    id: 6,
    hut: 'moraine-hut',
    valley: 'glacier-valley',
    party: 'Tanaka',
    beds: 3,
    arrival: '2026-07-09',
    departure: '2026-07-12',
  },
  {
    id: 7,
    hut: 'pass-hut',
    valley: 'glacier-valley',
    party: 'Survey team',
    beds: 5,
    arrival: '2026-07-08',
    departure: '2026-07-13',
  },
  {
    id: 8,
    hut: 'pass-hut',
    valley: 'glacier-valley',
    party: 'Moreau and friends',
    beds: 6,
    arrival: '2026-07-11',
    departure: '2026-07-13',
  },
];

/** The stays in a hut or valley that include a night. */
export function staysOn(place: string | null, night: string | undefined): Stay[] {
  return stays.filter(
    ({ hut, valley, arrival, departure }) =>
      [hut, valley].includes(place ?? '') &&
      night !== undefined &&
      arrival <= night &&
      night < departure,
  );
}

/** The number of beds taken in a hut or valley on each night of the week. */
export function bedsPerNight(place: string | null): number[] {
  return week.map((night) => staysOn(place, night).reduce((sum, { beds }) => sum + beds, 0));
}
