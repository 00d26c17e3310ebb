import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** Stands in for the list when no article answers the wish. */
export default function EmptyState({ onClear }: { onClear: () => void }) {
  return (
    <Box
      sx={{
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 2,
        px: 3,
        py: 8,
        textAlign: 'center',
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 64 64"
        aria-hidden
        sx={{ width: 64, height: 64, color: 'text.secondary' }}
      >
        <path d="M24 14h16l8 36H16z" fill="currentColor" opacity="0.25" />
        <path
          d="M24 14h16M16 50h32M32 14V6M22 56h20"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </Box>
      <Typography variant="h4" component="h2" sx={{ mt: 2 }}>
        The lantern finds nothing here
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        Try a shorter word, or look through every category.
      </Typography>
      <Button variant="outlined" onClick={onClear} sx={{ mt: 3 }}>
        Clear filters
      </Button>
    </Box>
  );
}
