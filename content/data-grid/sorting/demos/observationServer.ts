import type { GridSortModel } from '@mui/x-data-grid';

/** A bird seen from the hide. */
export interface Observation {
  id: number;
  bird: string;
  count: number;
}

const observations: Observation[] = [
  { id: 1, bird: 'Lapwing', count: 42 },
  { id: 2, bird: 'Little egret', count: 3 },
  { id: 3, bird: 'Curlew', count: 17 },
  { id: 4, bird: 'Teal', count: 128 },
  { id: 5, bird: 'Marsh harrier', count: 1 },
];

/** Answers after a short delay with sorted rows, as a server would. */
export async function fetchObservations([item]: GridSortModel): Promise<Observation[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  if (!item?.sort) {
    return observations;
  }
  const sign = item.sort === 'desc' ? -1 : 1;
  return observations.toSorted((a, b) =>
    item.field === 'count' ? sign * (a.count - b.count) : sign * a.bird.localeCompare(b.bird),
  );
}
