import type { GridPaginationModel } from '@mui/x-data-grid';
import { repairs } from '../../shared/repairs.data';
import type { Repair } from '../../shared/repairs.data';

/** The number of repairs the server has. */
export const repairCount = repairs.length;

/** Answers after a short delay with one page, as a server would. */
export async function fetchRepairs({ page, pageSize }: GridPaginationModel): Promise<Repair[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  return repairs.slice(page * pageSize, (page + 1) * pageSize);
}
