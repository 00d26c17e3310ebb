/** Random numbers that are the same in every run (mulberry32). */
export interface SeededRandom {
  /** A whole number from 0 up to, not including, a bound. */
  below(bound: number): number;
  pick<T>(choices: readonly T[]): T;
}

/** Starts a sequence of random numbers. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return { below, pick: (choices) => choices[below(choices.length)] as (typeof choices)[number] };
}
