/** A line, a branch, or a stop. Lines and branches contain stops. */
export interface Stop {
  id: string;
  name: string;
  stops?: Stop[];
}

export const network: Stop[] = [
  {
    id: 'coast',
    name: 'Coast line',
    stops: [
      { id: 'harbor', name: 'Harbor' },
      { id: 'lighthouse', name: 'Lighthouse' },
      {
        id: 'marsh-branch',
        name: 'Marsh branch',
        stops: [
          { id: 'reed-mill', name: 'Reed Mill' },
          { id: 'long-sands', name: 'Long Sands' },
        ],
      },
    ],
  },
  {
    id: 'hill',
    name: 'Hill line',
    stops: [
      { id: 'quarry', name: 'Quarry' },
      { id: 'summit', name: 'Summit' },
    ],
  },
];
