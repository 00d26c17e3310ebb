import type { GridPaginationModel } from '@mui/x-data-grid';
import { lighthouses } from './lighthouses.data';
import type { Lighthouse } from './lighthouses.data';

/** One page, with the two things a server may know about the rest. */
export interface LighthousePage {
  rows: Lighthouse[];
  total: number;
  /** Where the next page starts; `null` on the last one. */
  nextCursor: string | null;
}

async function answer(start: number, pageSize: number): Promise<LighthousePage> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  const end = start + pageSize;
  return {
    rows: lighthouses.slice(start, end),
    total: lighthouses.length,
    nextCursor: end < lighthouses.length ? `after-${end}` : null,
  };
}

/** A page by its number. */
export async function fetchPage({ page, pageSize }: GridPaginationModel) {
  return answer(page * pageSize, pageSize);
}

/** A page by the cursor that the page before it came with. */
export async function fetchAfter(cursor: string | null, pageSize: number) {
  return answer(cursor ? Number(cursor.replace('after-', '')) : 0, pageSize);
}
