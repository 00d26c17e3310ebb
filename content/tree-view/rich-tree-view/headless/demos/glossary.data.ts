/** Words of a sailing glossary. */
export const glossary = [
  {
    id: 'hull',
    label: 'Hull',
    children: [
      { id: 'keel', label: 'Keel' },
      { id: 'transom', label: 'Transom' },
    ],
  },
  {
    id: 'rigging',
    label: 'Rigging',
    children: [
      { id: 'shroud', label: 'Shroud' },
      { id: 'halyard', label: 'Halyard' },
    ],
  },
];
