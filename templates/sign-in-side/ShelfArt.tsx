import Box from '@mui/material/Box';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Two shelves of a museum store: a vase, a bell jar, an ammonite, a globe, boxes and their labels. */
export default function ShelfArt() {
  return (
    <Box
      component="svg"
      viewBox="0 0 520 300"
      aria-hidden
      sx={[
        { display: 'block', width: 1, aspectRatio: '520 / 300' },
        (theme) => theme.applyStyles('dark', { color: 'primary.main' }),
      ]}
    >
      <rect width="520" height="300" rx="18" fill="currentColor" opacity="0.08" />
      <path d="M24 146h472M24 272h472" {...line} strokeWidth="5" />
      <g opacity="0.28" fill="currentColor">
        <path d="M62 44h36l-4 18c24 12 30 48 4 82H62c-26-34-20-70 4-82z" />
        <path d="M164 144V84a40 40 0 0 1 80 0v60z" />
        <circle cx="416" cy="82" r="42" />
        <path d="M52 186h116v84H52zM388 202h84v68h-84z" />
      </g>
      <path
        d="M62 44h36l-4 18c24 12 30 48 4 82H62c-26-34-20-70 4-82zM52 88c18 8 38 8 56 0M48 108c22 8 42 8 64 0"
        {...line}
      />
      <path d="M164 144V84a40 40 0 0 1 80 0v60M204 44v-8" {...line} />
      <circle cx="204" cy="31" r="5" fill="currentColor" />
      <path d="M204 84c18 14 18 42 0 60-18-18-18-46 0-60zM204 84v60" {...line} />
      <path d="M284 144V96h18V74h18v22h18v48zM284 120h54" {...line} />
      <circle cx="416" cy="82" r="42" {...line} />
      <path
        d="M416 40c-22 22-22 62 0 84 22-22 22-62 0-84zM374 82h84M416 124v20M392 144h48M380 58c22 8 50 8 72 0M380 106c22-8 50-8 72 0"
        {...line}
      />
      <path d="M52 186h116v84H52zM52 204h116M86 224h48v22H86z" {...line} />
      <path
        d="M262 270c-40 0-58-30-50-56s42-38 64-20 18 52-8 56-38-24-22-36 28 6 20 14M210 232l-12 4M222 198l-8-8M252 184v-10M282 198l8-8M292 226h12"
        {...line}
      />
      <path d="M326 270v-36l18-44 18 44v36z" {...line} />
      <path d="M326 234h36" {...line} />
      <path d="M388 202h84v68h-84zM388 202l12-14h60l12 14M416 228h28" {...line} />
    </Box>
  );
}
