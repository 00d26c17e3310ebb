import Typography from '@mui/material/Typography';
import { GridFooterContainer } from '@mui/x-data-grid';
import type { GridSlots, PropsFromSlot } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    /** Shown below the rows of a program. */
    programNote?: string;
  }
}

/** A footer with one line of text. */
export function ProgramFooter({ programNote, ...other }: PropsFromSlot<GridSlots['footer']>) {
  return (
    <GridFooterContainer {...other}>
      <Typography variant="body2" sx={{ px: 1.25 }}>
        {programNote}
      </Typography>
    </GridFooterContainer>
  );
}
