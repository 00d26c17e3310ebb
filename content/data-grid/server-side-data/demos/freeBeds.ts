import { createListHandler } from '../../shared/dataServer';
import type { DataRequest } from '../../shared/dataServer';

/** How many beds of a hut are free tonight. */
export interface FreeBeds {
  id: string;
  hut: string;
  free: number;
  updated: string;
}

const huts = ['Kestrel Saddle', 'Lynx Hollow', 'Snowfinch', 'Tarn Lodge'];

/** A server whose clock advances by one minute with each request. */
export function createBedHandler() {
  let minute = 0;
  return (request: DataRequest) => {
    minute += 1;
    const rows: FreeBeds[] = huts.map((hut, index) => ({
      id: hut,
      hut,
      free: 6 + ((minute * (index + 2) + index * 5) % 14),
      updated: `17:${String(minute % 60).padStart(2, '0')}`,
    }));
    return createListHandler(rows)(request);
  };
}
