import Box from '@mui/material/Box';

/** A ribbon of tabby weave across the page, drawn from one square that repeats. */
export default function WeaveBand() {
  return (
    <Box
      component="svg"
      aria-hidden
      sx={{ display: 'block', width: 1, height: 24, color: 'primary.main' }}
    >
      <pattern id="tabby" width="24" height="24" patternUnits="userSpaceOnUse">
        <g fill="currentColor" opacity="0.55">
          <rect x="1" y="-5" width="10" height="22" rx="2" />
          <rect x="1" y="19" width="10" height="22" rx="2" />
          <rect x="13" y="-17" width="10" height="22" rx="2" />
          <rect x="13" y="7" width="10" height="22" rx="2" />
        </g>
        <Box component="g" sx={{ color: 'secondary.main' }} fill="currentColor">
          <rect x="11.5" y="1" width="13" height="10" rx="1" />
          <rect x="-0.5" y="13" width="13" height="10" rx="1" />
        </Box>
      </pattern>
      <rect width="100%" height="24" fill="url(#tabby)" />
    </Box>
  );
}
