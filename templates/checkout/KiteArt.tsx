import Box from '@mui/material/Box';

/** A kite that has found its wind. */
export default function KiteArt() {
  return (
    <Box
      component="svg"
      viewBox="0 0 320 148"
      aria-hidden
      sx={{ display: 'block', width: 1, maxWidth: 320, aspectRatio: '320 / 148', mb: 3 }}
    >
      <Box component="g" sx={{ color: 'text.secondary' }} opacity="0.45">
        <path
          d="M8 104h70a14 14 0 1 0-14-14M8 118h120a12 12 0 1 1-12 12M150 96h44a10 10 0 1 0-10-10"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </Box>
      <Box component="g" sx={{ color: 'primary.main' }}>
        <path d="M262 8 304 52 252 96 222 36z" fill="currentColor" opacity="0.25" />
        <path
          d="M262 8 304 52 252 96 222 36zM262 8 252 96M222 36l82 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M262 8 304 52 258 44z" fill="currentColor" />
      </Box>
      <Box component="g" sx={{ color: 'secondary.main' }}>
        <path
          d="M252 96c-6 16-24 8-30 20s-22 6-28 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="m228 104 2 14-14-4zM206 118l4 12-14-2z" fill="currentColor" />
      </Box>
    </Box>
  );
}
