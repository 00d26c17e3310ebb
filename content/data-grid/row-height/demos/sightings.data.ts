/** A line in the logbook of a bird observatory. */
export interface Sighting {
  id: number;
  species: string;
  count: number;
  rare: boolean;
  note: string;
}

/** One morning in May. */
export const sightings: Sighting[] = [
  { id: 1, species: 'Barn swallow', count: 42, rare: false, note: 'Over the reeds.' },
  {
    id: 2,
    species: 'Red-rumped swallow',
    count: 1,
    rare: true,
    note: 'With the other swallows from 6:40 on. Pale rump and no breast band, seen by three people and photographed from the north hide before it left toward the lighthouse.',
  },
  {
    id: 3,
    species: 'Whinchat',
    count: 6,
    rare: false,
    note: 'On the fence along the sheep pasture, four males and two females.',
  },
  { id: 4, species: 'Common swift', count: 130, rare: false, note: 'Moving north.' },
  {
    id: 5,
    species: 'Wryneck',
    count: 1,
    rare: true,
    note: 'Trapped and ringed in net 4. Weight 38 grams, little fat. Released at 9:15 in the elder bushes behind the station, where it fed on ants for the rest of the morning.',
  },
  { id: 6, species: 'Sand martin', count: 18, rare: false, note: '' },
  {
    id: 7,
    species: 'Garden warbler',
    count: 3,
    rare: false,
    note: 'Singing near the well. The first ones of this spring.',
  },
];
