import type { ReactNode } from 'react';
import Ink from './Ink';

/** A drawing of 320 by 200 and the color of its ground. */
export interface CoverArt {
  ground: string;
  drawing: ReactNode;
}

const line = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' } as const;

/** Covers that show something from the kitchen, the desk or the window. */
export const indoorCovers = {
  kettle: {
    ground: 'warning.main',
    drawing: (
      <>
        <Ink color="text.secondary">
          <path d="M112 84q0-52 48-52t48 52" {...line} strokeWidth="9" />
        </Ink>
        <Ink color="primary.main">
          <path d="M104 84h112l16 84H88z" />
          <path d="m96 128-34-38 14-10 32 26z" />
          <rect x="132" y="70" width="56" height="16" rx="8" />
        </Ink>
        <Ink color="background.paper">
          <path d="M128 146h64M134 130h52" {...line} strokeWidth="5" opacity="0.6" />
        </Ink>
        <Ink color="secondary.main">
          <rect x="70" y="170" width="180" height="10" rx="5" />
          <circle cx="258" cy="132" r="7" />
          <circle cx="276" cy="150" r="5" />
        </Ink>
      </>
    ),
  },
  bread: {
    ground: 'secondary.main',
    drawing: (
      <>
        <Ink color="secondary.main">
          <path d="M66 150q-20-76 94-82 114 6 94 82-4 14-20 14H86q-16 0-20-14z" />
        </Ink>
        <Ink color="background.paper" opacity={0.75}>
          <path
            d="M112 92q18 20 10 44M152 82q18 22 10 50M194 86q16 20 8 44"
            {...line}
            strokeWidth="9"
          />
        </Ink>
        <Ink color="primary.main">
          <rect x="40" y="166" width="240" height="10" rx="5" />
          <path d="M250 40q20 6 18 30-20-6-18-30zM226 34q18 10 14 32-20-10-14-32z" />
        </Ink>
      </>
    ),
  },
  knot: {
    ground: 'error.main',
    drawing: (
      <>
        <Ink color="primary.main">
          <path
            d="M-20 136q90 10 140-20t60-66q30-14 44 14t-26 58-84 30"
            {...line}
            strokeWidth="16"
          />
        </Ink>
        <Ink color="secondary.main">
          <path
            d="M340 70q-80-10-130 18t-66 72q-34 12-44-16t32-54 76-22"
            {...line}
            strokeWidth="16"
          />
        </Ink>
        <Ink color="primary.main">
          <path d="M150 96q20-18 28-38" {...line} strokeWidth="16" />
        </Ink>
      </>
    ),
  },
  jar: {
    ground: 'success.main',
    drawing: (
      <>
        <Ink color="background.paper">
          <rect x="104" y="58" width="112" height="120" rx="22" />
        </Ink>
        <Ink color="error.main">
          <path d="M112 96q24-12 48 0t48 0v60q0 14-14 14h-68q-14 0-14-14z" />
        </Ink>
        <Ink color="background.paper">
          <rect x="130" y="116" width="60" height="34" rx="4" />
        </Ink>
        <Ink color="primary.main">
          <rect x="110" y="36" width="100" height="24" rx="8" />
          <path d="M142 128h36M142 138h22" {...line} strokeWidth="4" />
          <path d="M258 118q-16-34 8-58 16 34-8 58zM66 128q-24-18-14-50 24 18 14 50z" />
        </Ink>
        <Ink color="secondary.main">
          <circle cx="254" cy="154" r="16" />
          <circle cx="66" cy="160" r="13" />
        </Ink>
      </>
    ),
  },
  lamp: {
    ground: 'primary.main',
    drawing: (
      <>
        <Ink color="primary.main" opacity={0.45}>
          <rect x="76" y="-20" width="168" height="190" rx="6" />
        </Ink>
        <Ink color="background.paper" opacity={0.6}>
          <circle cx="160" cy="92" r="66" />
        </Ink>
        <Ink color="secondary.main">
          <path d="M134 56h52l26 58H108z" />
        </Ink>
        <Ink color="background.paper" opacity={0.5}>
          <path d="m146 60-12 50M160 60v50M174 60l12 50" {...line} strokeWidth="4" />
        </Ink>
        <Ink color="text.secondary">
          <rect x="155" y="114" width="10" height="44" />
          <rect x="134" y="154" width="52" height="10" rx="5" />
          <rect x="56" y="166" width="208" height="12" rx="4" />
        </Ink>
      </>
    ),
  },
} satisfies Record<string, CoverArt>;
