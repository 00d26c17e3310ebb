/** Random numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Random choices that are the same in every run. */
export interface SeededRandom {
  /** An integer from 0 up to, but not including, a bound. */
  below(bound: number): number;
  pick<T>(choices: readonly T[]): T;
}

/** Starts a sequence of random choices. */
export function seededRandom(seed: number): SeededRandom {
  const next = seededNumbers(seed);
  const below = (bound: number) => Math.floor(next() * bound);
  return { below, pick: (choices) => choices[below(choices.length)] as (typeof choices)[number] };
}
