/** A route of a climbing hall. */
export interface Route {
  id: number;
  name: string;
  wall: string;
  grade: number;
  meters: number;
}

/** The routes of one hall. */
export const routes: Route[] = [
  { id: 1, name: 'Blue Monday', wall: 'Slab', grade: 5, meters: 12 },
  { id: 2, name: 'Chalk Line', wall: 'Tower', grade: 6, meters: 16 },
  { id: 3, name: 'Gecko', wall: 'Slab', grade: 4, meters: 11 },
  { id: 4, name: 'Long Reach', wall: 'Roof', grade: 8, meters: 14 },
  { id: 5, name: 'Paper Moon', wall: 'Tower', grade: 7, meters: 16 },
  { id: 6, name: 'Quiet Corner', wall: 'Corner', grade: 3, meters: 9 },
];
