import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface ReviewPartProps {
  title: string;
  lines: string[];
  change: { label: string; onChange: () => void };
}

/** One part of the review, with the way back to where it was entered. */
export default function ReviewPart({ title, lines, change }: ReviewPartProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'flex-start',
        gap: 2,
        py: 2.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h6" component="h3" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        {lines.map((line) => (
          <Typography key={line} color="textSecondary">
            {line}
          </Typography>
        ))}
      </Box>
      <Button size="small" aria-label={change.label} onClick={change.onChange}>
        Change
      </Button>
    </Box>
  );
}
