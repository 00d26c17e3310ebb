import { expect, it } from 'vitest';
import { SnapshotClock } from './SnapshotClock.ts';

it('runs timers in the order of their times, at once', () => {
  const clock = new SnapshotClock();
  const ran: string[] = [];
  clock.setTimeout(() => ran.push('late'), 900);
  clock.setTimeout(() => ran.push('soon'));
  clock.requestFrame(() => ran.push('frame'));
  const forgotten = clock.setTimeout(() => ran.push('never'), 20);
  clock.clear(forgotten);
  while (clock.advance()) {
    // Until nothing waits.
  }
  expect(ran).toEqual(['soon', 'frame', 'late']);
});

it('ends, whatever repeats itself', () => {
  const clock = new SnapshotClock();
  let frames = 0;
  const draw = () => {
    frames += 1;
    clock.requestFrame(draw);
  };
  draw();
  while (clock.advance()) {
    // Until its time is over.
  }
  expect(frames).toBeLessThan(200);
});
