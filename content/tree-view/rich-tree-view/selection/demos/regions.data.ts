/** Regions, districts and villages of a made-up delivery area. */
export const regions = [
  {
    id: 'highlands',
    label: 'Highlands',
    children: [
      { id: 'stone-pass', label: 'Stone Pass' },
      {
        id: 'lakes',
        label: 'Lakes',
        children: [
          { id: 'upper-mere', label: 'Upper Mere' },
          { id: 'lower-mere', label: 'Lower Mere' },
        ],
      },
    ],
  },
  {
    id: 'plain',
    label: 'Plain',
    children: [
      { id: 'millbrook', label: 'Millbrook' },
      { id: 'ashfield', label: 'Ashfield' },
    ],
  },
];
