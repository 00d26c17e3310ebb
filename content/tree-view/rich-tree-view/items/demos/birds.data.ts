/** A group of birds or a species. */
export interface Bird {
  id: string;
  label: string;
  children?: Bird[];
}

/** Birds of a rocky coast. */
export const birds: Bird[] = [
  {
    id: 'waders',
    label: 'Waders',
    children: [
      {
        id: 'sandpipers',
        label: 'Sandpipers',
        children: [
          { id: 'dunlin', label: 'Dunlin' },
          { id: 'knot', label: 'Red knot' },
          { id: 'sanderling', label: 'Sanderling' },
        ],
      },
      {
        id: 'plovers',
        label: 'Plovers',
        children: [
          { id: 'ringed-plover', label: 'Ringed plover' },
          { id: 'golden-plover', label: 'Golden plover' },
        ],
      },
    ],
  },
  {
    id: 'gulls-and-terns',
    label: 'Gulls and terns',
    children: [
      { id: 'kittiwake', label: 'Kittiwake' },
      { id: 'herring-gull', label: 'Herring gull' },
      { id: 'sandwich-tern', label: 'Sandwich tern' },
    ],
  },
  {
    id: 'auks',
    label: 'Auks',
    children: [
      { id: 'puffin', label: 'Puffin' },
      { id: 'razorbill', label: 'Razorbill' },
    ],
  },
];
