import Box from '@mui/material/Box';

/** Water along the foot of the page, with a single scull on it. */
export default function WaterArt() {
  return (
    <Box
      component="svg"
      viewBox="0 0 1440 260"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden
      sx={{
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        width: 1,
        height: { xs: 150, sm: 260 },
        color: 'primary.main',
      }}
    >
      <circle cx="1130" cy="104" r="60" fill="currentColor" opacity="0.1" />
      <path
        d="M0 104c180-34 300 26 480 6s300-50 500-14 300 22 460-10v174H0z"
        fill="currentColor"
        opacity="0.08"
      />
      <path
        d="M0 160c200 30 330-30 540-12s340 40 520 10 260-20 380 4v98H0z"
        fill="currentColor"
        opacity="0.14"
      />
      <g opacity="0.55">
        <path d="M270 146c60 14 190 14 250 0l-28 16H300z" fill="currentColor" />
        <path
          d="M386 144l8-26 18 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="396" cy="104" r="9" fill="currentColor" />
        <path
          d="m404 126 36 16 44 34M396 126l-28 24-50 28"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M0 214c220-26 360 20 580 6s330-30 520-8 220 14 340 0v48H0z"
        fill="currentColor"
        opacity="0.2"
      />
    </Box>
  );
}
