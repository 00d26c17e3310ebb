import type { DataRequest, DataResponse } from '../../../shared/dataServer';

/** A parcel in the queue of a sorting center. */
export interface Parcel {
  id: string;
  place: number;
  parcel: string;
  scans: number;
}

/** A queue of 300 parcels: with each request the first one leaves, a new one joins, and scans happen. */
export function createParcelHandler() {
  let left = 0;
  return ({ start = 0, end = 0 }: DataRequest): DataResponse => {
    left += 1;
    const first = Number(start);
    const rows: Parcel[] = Array.from({ length: Math.min(end, 299) - first + 1 }, (_, index) => {
      const number = left + first + index;
      return {
        id: `P-${number}`,
        place: first + index + 1,
        parcel: `P-${number}`,
        scans: 1 + ((number * 7 + left) % 5),
      };
    });
    return { rows, rowCount: 300 };
  };
}
