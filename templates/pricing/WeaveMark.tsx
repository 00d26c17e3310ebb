import Box from '@mui/material/Box';

/** The sign of Heddlework: two threads over and under two others. */
export default function WeaveMark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{ width: 30, height: 30, flexShrink: 0 }}
    >
      <Box component="g" sx={{ color: 'primary.main' }} fill="currentColor">
        <rect x="7" y="1" width="7" height="17" rx="2" />
        <rect x="18" y="14" width="7" height="17" rx="2" />
        <rect x="7" y="27" width="7" height="4" rx="2" />
        <rect x="18" y="1" width="7" height="4" rx="2" />
      </Box>
      <Box component="g" sx={{ color: 'secondary.main' }} fill="currentColor">
        <rect x="15" y="7" width="16" height="6" rx="2" />
        <rect x="1" y="7" width="5" height="6" rx="2" />
        <rect x="1" y="19" width="16" height="7" rx="2" />
        <rect x="26" y="19" width="5" height="7" rx="2" />
      </Box>
    </Box>
  );
}
