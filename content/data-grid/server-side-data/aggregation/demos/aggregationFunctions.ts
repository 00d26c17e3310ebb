import type { GridAggregationFunctionDataSource } from '@mui/x-data-grid-premium';

/** The functions that the server implements, with the label of each in the column menu. */
export const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: { label: 'Sum', columnTypes: ['number'] },
  avg: { label: 'Average', columnTypes: ['number'] },
  max: { label: 'Highest', columnTypes: ['number'] },
};
