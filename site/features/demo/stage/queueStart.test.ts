import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stillAfter, whenStill } from './queueStart.ts';

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
// The module listens from its first use on.
whenStill(() => {});
vi.unstubAllGlobals();

const scroll = () => page.dispatchEvent(new Event('scroll'));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.advanceTimersByTime(stillAfter);
  vi.useRealTimers();
});

it('calls at once on a page that stands still', () => {
  const callback = vi.fn();
  whenStill(callback);
  expect(callback).toHaveBeenCalledOnce();
});

it('waits while the page moves, and calls once when it rests', () => {
  const callback = vi.fn();
  scroll();
  whenStill(callback);
  vi.advanceTimersByTime(stillAfter - 1);
  scroll();
  vi.advanceTimersByTime(stillAfter - 1);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(stillAfter * 2);
  expect(callback).toHaveBeenCalledOnce();
});

it('does not take the end of one turn of a wheel for the end of the scrolling', () => {
  const callback = vi.fn();
  scroll();
  whenStill(callback);
  page.dispatchEvent(new Event('scrollend'));
  expect(callback).not.toHaveBeenCalled();
});

it('forgets what is no longer wanted', () => {
  const callback = vi.fn();
  scroll();
  whenStill(callback)();
  vi.advanceTimersByTime(stillAfter);
  expect(callback).not.toHaveBeenCalled();
});
