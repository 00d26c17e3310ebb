import { makeStays } from '../../../shared/hutStays.data';
import type { Stay } from '../../../shared/hutStays.data';

export interface CursorRequest {
  /** Cursor of the page before; `null` for the first page. */
  after: string | null;
  limit: number;
}

export interface CursorResponse {
  rows: Stay[];
  /** Where the next page starts; `null` after the last page. */
  nextCursor: string | null;
}

const stays = makeStays(48);

/** A server that has neither page numbers nor a total. */
export function answerAfter({ after, limit }: CursorRequest): CursorResponse {
  const start = after === null ? 0 : stays.findIndex(({ code }) => code === after) + 1;
  const rows = stays.slice(start, start + limit);
  const isLast = start + limit >= stays.length;
  return { rows, nextCursor: isLast ? null : (rows.at(-1)?.code ?? null) };
}
