/** Source of randomness: a number from 0 up to but not including 1. */
export type Random = () => number;

/** Draws whether an event is kept, given the share of events to keep. */
export function isKept(ratio: number, random: Random): boolean {
  return random() <= ratio;
}
