/** Size of the folders of a small studio in gigabytes. Invented. */
export const folders = [
  {
    name: 'Video',
    children: [
      { name: 'Interviews', value: 164 },
      { name: 'Concerts', value: 96 },
      { name: 'Clips', value: 40 },
    ],
  },
  {
    name: 'Photos',
    children: [
      { name: 'Portraits', value: 88 },
      { name: 'Travel', value: 61 },
      { name: 'Scans', value: 21 },
    ],
  },
  {
    name: 'Sound',
    children: [
      { name: 'Podcasts', value: 47 },
      { name: 'Music', value: 28 },
    ],
  },
];
