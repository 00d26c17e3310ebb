import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The name of the product beside its mark, a bell jar with something in it. */
export default function Brand() {
  return (
    <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <Box
        component="svg"
        viewBox="0 0 28 32"
        aria-hidden
        sx={{ width: 28, height: 32, flexShrink: 0, color: 'primary.main' }}
      >
        <path
          d="M6 26V14a8 8 0 0 1 16 0v12M3 28.5h22"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <circle cx="14" cy="3" r="2" fill="currentColor" />
        <path d="M14 13c4 4 4 9 0 13-4-4-4-9 0-13z" fill="currentColor" />
      </Box>
      <Typography sx={{ fontWeight: 650, fontSize: '1.125rem' }}>Hushcase</Typography>
    </Box>
  );
}
