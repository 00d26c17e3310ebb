/** A recording, or a folder of recordings. */
export interface Recording {
  id: string;
  label: string;
  kind: 'folder' | 'voice' | 'nature' | 'music';
  minutes?: number;
  children?: Recording[];
}

export const soundArchive: Recording[] = [
  {
    id: 'coast',
    label: 'Coast',
    kind: 'folder',
    children: [
      { id: 'surf', label: 'Surf at low tide', kind: 'nature', minutes: 18 },
      { id: 'foghorn', label: 'Foghorn', kind: 'nature', minutes: 4 },
      { id: 'pilot', label: 'A pilot remembers', kind: 'voice', minutes: 52 },
    ],
  },
  {
    id: 'valley',
    label: 'Valley',
    kind: 'folder',
    children: [
      {
        id: 'wedding',
        label: 'Wedding tunes',
        kind: 'folder',
        children: [
          { id: 'fiddle', label: 'Fiddle and drum', kind: 'music', minutes: 9 },
          { id: 'march', label: 'Bridal march', kind: 'music', minutes: 3 },
        ],
      },
      { id: 'dawn', label: 'Dawn chorus', kind: 'nature', minutes: 31 },
      { id: 'miller', label: 'The last miller', kind: 'voice', minutes: 24 },
    ],
  },
];

/** Minutes of all recordings among the given ids. Folders add nothing. */
export function totalMinutes(ids: string[], recordings = soundArchive): number {
  return recordings.reduce(
    (sum, { id, minutes = 0, children = [] }) =>
      sum + (ids.includes(id) ? minutes : 0) + totalMinutes(ids, children),
    0,
  );
}
