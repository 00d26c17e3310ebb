/** A callback that waits for its time. */
interface Waiting {
  id: number;
  due: number;
  run: () => void;
}

/** How much time a snapshot may take, in milliseconds of its own clock: enough for the pretended servers of demos. */
const longestWait = 2_500;
const frame = 16;

/** Timers that run at once, one after the other, in the order they would have run in. */
export class SnapshotClock {
  #now = 0;
  #lastId = 1_000_000;
  #waiting: Waiting[] = [];

  /** Like `setTimeout`. */
  setTimeout = (callback: unknown, delay?: unknown, ...args: unknown[]): number => {
    this.#lastId += 1;
    const run = () => (callback as (...args: unknown[]) => void)(...args);
    this.#waiting.push({ id: this.#lastId, due: this.#now + Math.max(Number(delay) || 0, 0), run });
    return this.#lastId;
  };

  /** Like `clearTimeout`; takes ids of animation frames too. */
  clear = (id: unknown): void => {
    this.#waiting = this.#waiting.filter((waiting) => waiting.id !== id);
  };

  /** Like `requestAnimationFrame`. */
  requestFrame = (callback: (time: number) => void): number =>
    this.setTimeout(() => callback(this.#now), frame);

  /** Runs everything that is due next; false when nothing is left that would run in time. */
  advance(): boolean {
    const due = Math.min(...this.#waiting.map((waiting) => waiting.due));
    if (due > longestWait) {
      return false;
    }
    this.#now = due;
    const ready = this.#waiting.filter((waiting) => waiting.due <= due);
    this.#waiting = this.#waiting.filter((waiting) => waiting.due > due);
    ready.forEach(({ run }) => run());
    return true;
  }
}
