export interface Parcel {
  id: number;
  code: string;
  depot: string;
  grams: number;
  /** Share of the route that is done, from 0 to 100. */
  progress: number;
  isLate: boolean;
}

const depots = ['Arhus', 'Bergen', 'Calais', 'Dresden', 'Evora', 'Fano', 'Ghent'];

/** Creates parcels outside rendering, once; values that cells and comparators need are computed here. */
export function createParcels(count: number): Parcel[] {
  return Array.from({ length: count }, (_, id) => {
    const progress = (id * 37) % 101;
    return {
      id,
      code: `P-${String(id).padStart(6, '0')}`,
      depot: depots[(id * 5) % depots.length] ?? '',
      grams: 120 + ((id * 7919) % 28000),
      progress,
      isLate: progress < 40 && id % 3 === 0,
    };
  });
}
