import { testEnv } from '#tests/setup/testEnv.ts';

/** How closely a page is looked at by axe. Colors are measured once for each look, however many pages it is on. */
export type Closeness =
  /** Every target is measured, and the page is turned dark in any case. */
  | 'all targets'
  /** Targets of known looks are left out, and so is the dark mode of a page without demos and new looks. */
  | 'new looks';

/** `npm run visit` looks at everything on every page; as one stage of many, the visit has less time. */
export const isThorough = testEnv.VISIT === 'thorough';

/**
 * Samples for one of two ways to look at them: all by `npm run visit`; in `npm test` one in four goes each way, others with
 * another shell.
 */
export function takeTurns(samples: string[], way: 'first' | 'second', shell: string): string[] {
  const turn = parseInt(shell.slice(0, 8), 16) + (way === 'first' ? 0 : 2);
  return isThorough ? samples : samples.filter((_, place) => (place + turn) % 4 === 0);
}

/** How closely a visited page is looked at. */
export const closeness: Closeness = isThorough ? 'all targets' : 'new looks';
