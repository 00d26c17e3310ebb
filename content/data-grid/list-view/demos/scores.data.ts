/** A file in the library of a choir. */
export interface Score {
  id: number;
  name: string;
  type: 'PDF' | 'Audio' | 'Image';
  kilobytes: number;
  voice: string;
  changed: string;
}

/** Files in the library of a choir. */
export const scores: Score[] = [
  {
    id: 1,
    name: 'Evening Hymn',
    type: 'PDF',
    kilobytes: 412,
    voice: 'All voices',
    changed: '2026-03-02',
  },
  {
    id: 2,
    name: 'Evening Hymn, alto',
    type: 'Audio',
    kilobytes: 3810,
    voice: 'Alto',
    changed: '2026-03-04',
  },
  {
    id: 3,
    name: 'Ferryman’s Round',
    type: 'PDF',
    kilobytes: 268,
    voice: 'All voices',
    changed: '2026-02-18',
  },
  {
    id: 4,
    name: 'Ferryman’s Round, bass',
    type: 'Audio',
    kilobytes: 2950,
    voice: 'Bass',
    changed: '2026-02-20',
  },
  {
    id: 5,
    name: 'Seating plan',
    type: 'Image',
    kilobytes: 156,
    voice: 'All voices',
    changed: '2026-01-30',
  },
  {
    id: 6,
    name: 'Three Winter Songs',
    type: 'PDF',
    kilobytes: 904,
    voice: 'All voices',
    changed: '2025-12-11',
  },
];
