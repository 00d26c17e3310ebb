import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { views, type ViewId } from './views';

/** Props of the heading of a view. */
export interface ViewHeadingProps {
  ref: Ref<HTMLHeadingElement>;
  view: ViewId;
}

/** Title and introduction of a view; the title takes the focus when the view is opened. */
export default function ViewHeading({ ref, view }: ViewHeadingProps) {
  const shown = views.find(({ id }) => id === view) ?? views[0];
  return (
    <Box>
      <Typography
        ref={ref}
        tabIndex={-1}
        variant="h3"
        component="h1"
        // The bar at the top stays in place and would cover a title scrolled to the very edge.
        sx={{ scrollMarginBlockStart: 96, width: 'fit-content' }}
      >
        {shown.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.75, textWrap: 'pretty' }}>
        {shown.lead}
      </Typography>
    </Box>
  );
}
