import Ink from './Ink';
import type { CoverName } from './Article';
import { type CoverArt, indoorCovers } from './indoorCovers';

const line = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' } as const;

/** The covers by name; those of things found indoors have a file of their own. */
export const covers: Record<CoverName, CoverArt> = {
  ...indoorCovers,
  fog: {
    ground: 'info.main',
    drawing: (
      <>
        <Ink color="secondary.main">
          <circle cx="254" cy="50" r="27" />
        </Ink>
        <Ink color="primary.main">
          <path d="M-60 128 60 64l54 40 60-52 96 76 90-40v160H-60z" opacity="0.45" />
          <path d="M128 150v-42l14-26 14 26v42zM156 128h34v22h-34z" />
        </Ink>
        <Ink color="background.paper">
          <rect x="-40" y="112" width="190" height="18" rx="9" opacity="0.85" />
          <rect x="150" y="134" width="230" height="20" rx="10" opacity="0.9" />
          <rect x="-60" y="150" width="260" height="24" rx="12" />
          <rect x="120" y="172" width="280" height="40" rx="14" opacity="0.8" />
        </Ink>
      </>
    ),
  },
  map: {
    ground: 'secondary.main',
    drawing: (
      <>
        <Ink color="background.paper">
          <path d="m64 44 64-14 64 16 64-16v126l-64 14-64-16-64 16z" />
        </Ink>
        <Ink color="text.secondary" opacity={0.3}>
          <path d="m128 30 64 16v124l-64-16z" />
        </Ink>
        <Ink color="primary.main">
          <path
            d="M84 140q30-52 64-38t38-28 50-8"
            {...line}
            strokeWidth="4"
            strokeDasharray="2 10"
          />
          <circle cx="84" cy="140" r="7" />
        </Ink>
        <Ink color="secondary.main">
          <path d="M236 68c-15-18-18-24-18-32a18 18 0 0 1 36 0c0 8-3 14-18 32z" />
        </Ink>
      </>
    ),
  },
  wind: {
    ground: 'primary.main',
    drawing: (
      <>
        <Ink color="primary.main">
          <path
            d="M30 78h150a24 24 0 1 0-22-34M-10 108h250a28 28 0 1 1-26 38M50 138h90a18 18 0 1 1-16 26"
            {...line}
            strokeWidth="9"
          />
        </Ink>
        <Ink color="secondary.main">
          <path d="M262 60q18-18 34 0-16 16-34 0zM60 44q12-14 26-2-12 14-26 2zM236 178q16-14 30 2-16 12-30-2z" />
        </Ink>
      </>
    ),
  },
  stones: {
    ground: 'success.main',
    drawing: (
      <>
        <Ink color="success.main" opacity={0.35}>
          <path d="M-40 132q110-40 210-14t190-22v140H-40z" />
        </Ink>
        <Ink color="background.paper">
          <path d="M118 220q-6-40 46-58t40-46q-4-14-30-18 56 0 58 24t-32 44-22 54z" />
        </Ink>
        <Ink color="text.secondary">
          <path d="M52 178v-48a22 22 0 0 1 44 0v48z" />
          <path d="M206 126v-26a12 12 0 0 1 24 0v26z" opacity="0.75" />
          <path d="M150 102V86a7 7 0 0 1 14 0v16z" opacity="0.6" />
        </Ink>
        <Ink color="secondary.main" opacity={0.75}>
          <circle cx="264" cy="50" r="22" />
        </Ink>
      </>
    ),
  },
  rain: {
    ground: 'info.main',
    drawing: (
      <>
        <Ink color="info.main" opacity={0.55}>
          <path
            d="m40 20-14 34M96 6 82 40M150 24l-14 34M210 8l-14 34M268 22l-14 34M312 4l-14 34M20 92 6 126M300 84l-14 34"
            {...line}
            strokeWidth="5"
          />
        </Ink>
        <Ink color="secondary.main">
          <path d="M84 110h152q0 62-50 66h-52q-50-4-50-66z" />
          <rect x="74" y="102" width="172" height="14" rx="7" />
        </Ink>
        <Ink color="text.secondary" opacity={0.55}>
          <path
            d="M126 88q-12-14 0-28t0-26M160 88q-12-14 0-28t0-26M194 88q-12-14 0-28t0-26"
            {...line}
            strokeWidth="6"
          />
        </Ink>
      </>
    ),
  },
};
