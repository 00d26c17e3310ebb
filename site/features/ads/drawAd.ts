import type { Random } from '#site/platform/analytics/isKept.ts';
import type { AdShape } from './AdRecord.ts';

/** Share of loads whose ads are lines instead of boxes. */
export const inlineShare = 0.2;

/** Share of readers with blocked ads who are asked to allow them instead of being shown an ad of ours. */
export const appealShare = 0.2;

/** Draws how ads look; once per load, so that they look alike on all its pages. */
export function drawShape(random: Random): AdShape {
  return random() < inlineShare ? 'inline' : 'image';
}

/** Draws whether blocked ads are answered with an appeal. */
export function drawAppeal(random: Random): boolean {
  return random() < appealShare;
}

/** Draws one of several, all alike in weight. */
export function drawOne<T>(choices: readonly [T, ...T[]], random: Random): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
