import Box from '@mui/material/Box';

/** A stem of sweet pea with its pods. */
export default function Stem({ isMirrored }: { isMirrored: boolean }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 130 132"
      aria-hidden
      sx={{
        width: { xs: 84, sm: 128 },
        height: { xs: 85, sm: 130 },
        color: 'primary.main',
        transform: isMirrored ? 'scaleX(-1)' : 'none',
      }}
    >
      <path
        d="M40 132c10-46 40-66 46-116 8-8 16-6 18 0s-6 8-8 4"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M52 98c-24 4-38-8-42-22 20-4 38 4 42 22zM58 84c8-20 24-26 40-22-4 18-20 28-40 22zM72 60c-22 0-32-12-34-26 20 0 34 10 34 26z"
        fill="currentColor"
        opacity="0.75"
      />
      <Box component="g" sx={{ color: 'secondary.main' }} fill="currentColor">
        <path d="M82 40c12-14 30-10 32 4 2 12-18 16-32-4z" opacity="0.85" />
        <path d="M100 104c10-12 24-8 26 2s-14 14-26-2z" opacity="0.6" />
      </Box>
    </Box>
  );
}
