import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFirstInteraction } from './onFirstInteraction.ts';

let target: EventTarget;

beforeEach(() => {
  target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Moves the pointer, or tells where it is, as browsers do when a page appears under it. */
function movePointer(movementX: number, movementY: number): void {
  target.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));
}

describe('onFirstInteraction', () => {
  it.each(['pointerdown', 'keydown', 'scroll'])('runs once, on the first %s', (type) => {
    const run = vi.fn();
    onFirstInteraction(run);
    expect(run).not.toHaveBeenCalled();
    target.dispatchEvent(new Event(type));
    target.dispatchEvent(new Event(type));
    movePointer(3, 4);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits for a pointer that moves, not for one that the page appeared under', () => {
    const run = vi.fn();
    onFirstInteraction(run);
    movePointer(0, 0);
    expect(run).not.toHaveBeenCalled();
    movePointer(0, -1);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
