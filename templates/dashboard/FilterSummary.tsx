import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { describeFilters } from './describeFilters';
import type { DashboardFilters } from './useDashboardFilters';

/** Props of the summary. */
export interface FilterSummaryProps {
  filters: DashboardFilters;
}

/** Says what is shown, and takes all filters back. */
export default function FilterSummary({ filters }: FilterSummaryProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        px: 2,
        py: 0.75,
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        bgcolor: 'action.hover',
      }}
    >
      <Typography role="status" variant="body2" sx={{ py: 0.75 }}>
        {describeFilters(filters)}
      </Typography>
      <Button
        size="small"
        // Not `disabled`: a button that has just been pressed would lose the focus.
        aria-disabled={!filters.isNarrowed}
        onClick={filters.clear}
        sx={{
          marginInlineStart: -0.625,
          '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' },
        }}
      >
        Clear filters
      </Button>
    </Box>
  );
}
