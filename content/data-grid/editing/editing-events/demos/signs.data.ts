/** A sign on a hiking trail. */
export interface TrailSign {
  id: number;
  place: string;
  text: string;
  meters: number;
}

/** The signs that a hiking club maintains. */
export const signs: TrailSign[] = [
  { id: 1, place: 'Mill bridge', text: 'Summit', meters: 5200 },
  { id: 2, place: 'Fern gorge', text: 'Waterfall', meters: 800 },
  { id: 3, place: 'High meadow', text: 'Hut', meters: 1400 },
  { id: 4, place: 'North saddle', text: 'Viewpoint', meters: 350 },
];
