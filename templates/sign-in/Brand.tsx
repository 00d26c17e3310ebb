import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The name of the club beside its mark, a moorhen on the water. */
export default function Brand() {
  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: { xs: 3, sm: 4 },
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 40 32"
        aria-hidden
        sx={{ width: 40, height: 32, flexShrink: 0, color: 'primary.main' }}
      >
        <path
          d="M4 12c4 0 6 3 11 3 5 0 6-2 7-6 1-5 9-6 11 0l4 2-4 1.5c0 8-5 12.5-13 12.500C10 25 5 20 4 12z"
          fill="currentColor"
        />
        <path
          d="M2 29h9M15 29h10M29 29h9"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </Box>
      <Typography sx={{ fontWeight: 650, fontSize: '1.125rem' }}>Moorhen Rowing Club</Typography>
    </Box>
  );
}
