/** One survey of a bridge. */
export interface Survey {
  id: number;
  region: string;
  office: string;
  bridge: string;
  year: number;
  hours: number;
  /** In euros. */
  cost: number;
}

const regions = ['Coast', 'Hills', 'Lakes', 'Plain', 'Valley'];
const offices = ['Harbor Street', 'Mill Lane', 'Old Depot', 'Station Road'];
const names = [
  'Abbey',
  'Birch',
  'Canal',
  'Dyke',
  'Elm',
  'Ford',
  'Gorge',
  'Heron',
  'Island',
  'Jetty',
];

/** Surveys with values that follow from their number, so that they are the same everywhere. */
export const surveys: Survey[] = Array.from({ length: 1000 }, (_, index) => {
  const hours = 2 + ((index * 7) % 23);
  return {
    id: index + 1,
    region: regions[index % regions.length]!,
    office: offices[Math.floor(index / 5) % offices.length]!,
    bridge: `${names[(index * 3) % names.length]!} Bridge ${1 + (index % 9)}`,
    year: 2021 + (Math.floor(index / 17) % 5),
    hours,
    cost: hours * 85 + ((index * 13) % 400),
  };
});
