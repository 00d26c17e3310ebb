import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** Props of the frame of a chart. */
export interface ChartCardProps {
  title: string;
  /** What the chart shows at the moment, for those who do not see it and those in a hurry. */
  caption: string;
  children: ReactNode;
}

/** The frame of a chart: heading, finding in words, and a drawing of fixed height. */
export default function ChartCard({ title, caption, children }: ChartCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography id={titleId} variant="h5" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        {caption}
      </Typography>
      {/* The chart and its legend share this height, however many lines the legend takes. */}
      <Box sx={{ height: 352 }}>{children}</Box>
    </Card>
  );
}
