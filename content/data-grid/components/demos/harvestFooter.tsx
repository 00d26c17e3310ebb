import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import {
  GridFooterContainer,
  gridRowsLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridSlots, PropsFromSlot } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    /** Kilograms that the hives should yield together. */
    harvestGoal?: number;
  }
}

/** A footer that compares the honey of all hives with a goal. */
export function HarvestFooter({ harvestGoal = 100, ...other }: PropsFromSlot<GridSlots['footer']>) {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridRowsLookupSelector);
  const honey = Object.values(lookup).reduce((sum, row) => sum + row.honey, 0);

  return (
    <GridFooterContainer {...other} sx={{ px: 1.25, gap: 2 }}>
      <Typography variant="body2" id="harvest-label" sx={{ whiteSpace: 'nowrap' }}>
        {honey} of {harvestGoal} kg
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-labelledby="harvest-label"
        value={Math.min(100, (honey / harvestGoal) * 100)}
        sx={{ flex: 1 }}
      />
    </GridFooterContainer>
  );
}
