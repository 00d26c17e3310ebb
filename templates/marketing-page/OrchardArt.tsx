import Box from '@mui/material/Box';
import Basket from './Basket';
import Ink from './Ink';

const crown = [
  [190, 190, 78],
  [270, 150, 88],
  [350, 195, 76],
  [240, 235, 72],
  [310, 245, 70],
];

const fruits = [
  [170, 170],
  [212, 128],
  [268, 100],
  [322, 138],
  [376, 172],
  [232, 196],
  [290, 184],
  [352, 232],
  [196, 248],
  [268, 264],
  [446, 436],
  [136, 424],
];

/** A fruit tree on a hill, with a ladder against it and a full basket in the grass. */
export default function OrchardArt() {
  return (
    <Box
      component="svg"
      viewBox="0 0 520 500"
      aria-hidden
      sx={{ width: 1, maxWidth: 560, mx: 'auto', aspectRatio: '520 / 500', color: 'text.primary' }}
    >
      <clipPath id="orchard-frame">
        <rect width="520" height="500" rx="32" />
      </clipPath>
      <g clipPath="url(#orchard-frame)">
        <Ink color="primary.main" opacity={0.12}>
          <rect width="520" height="500" />
        </Ink>
        <Ink color="secondary.main" opacity={0.45}>
          <circle cx="430" cy="96" r="46" />
          <circle cx="430" cy="96" r="66" opacity="0.4" />
        </Ink>
        <Ink color="background.paper" opacity={0.75}>
          <path d="M36 110a22 22 0 0 1 38-15 30 30 0 0 1 56 8 20 20 0 0 1 4 40H52a20 20 0 0 1-16-33z" />
        </Ink>
        <Ink color="primary.main">
          <path d="M0 352q130-70 262-30t258-22v200H0z" opacity="0.22" />
          <path d="M0 408q150-62 290-24t230-8v124H0z" opacity="0.4" />
        </Ink>
        <Ink color="text.secondary">
          <path d="M252 408q10-74 4-170h28q-4 62 8 92 10 34 10 78z" />
          <path
            d="M266 300q-28-34-62-52M278 290q22-38 54-56"
            fill="none"
            stroke="currentColor"
            strokeWidth="9"
            strokeLinecap="round"
          />
        </Ink>
        <Ink color="primary.main">
          {crown.map(([cx, cy, r]) => (
            <circle key={cx} cx={cx} cy={cy} r={r} />
          ))}
        </Ink>
        <Ink color="background.paper" opacity={0.14}>
          <circle cx="248" cy="128" r="58" />
          <circle cx="176" cy="170" r="42" />
          <circle cx="352" cy="178" r="44" />
        </Ink>
        <Ink color="secondary.main">
          {fruits.map(([cx, cy]) => (
            <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r="13" />
          ))}
        </Ink>
        <g stroke="currentColor" strokeLinecap="round" fill="none">
          <path d="M352 430 322 214M392 426 354 210" strokeWidth="7" />
          <path
            d="m326 244 33-4m-28 38 34-4m-29 38 35-4m-30 38 35-4m-30 38 36-4m-31 38 37-4"
            strokeWidth="6"
          />
        </g>
        <Basket />
      </g>
    </Box>
  );
}
