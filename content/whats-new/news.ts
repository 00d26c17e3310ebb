import type { NewsEntry } from '#model/NewsEntry.ts';
import { chartsNews } from './chartsNews.ts';
import { dataGridNews } from './dataGridNews.ts';
import { datePickersNews } from './datePickersNews.ts';
import { treeViewNews } from './treeViewNews.ts';

/** What releases brought, by folder of the product. */
export const news: Readonly<Record<string, readonly NewsEntry[]>> = {
  'data-grid': dataGridNews,
  'date-pickers': datePickersNews,
  charts: chartsNews,
  'tree-view': treeViewNews,
};
