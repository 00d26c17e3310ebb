import type { Page } from '@playwright/test';

const stall = 'the browser does not draw any more';

/** Timers run, frames do not come: seen of a headless browser once in some thousand visits, and not again on that page. */
export const isStall = (error: unknown) => String(error).includes(stall);

/**
 * Reads a page from top to bottom, as `scrollThrough` does, but from inside, which costs a third of the time; a page
 * without demos, on which nothing waits to be seen, in half a dozen steps at most.
 */
export function readThrough(page: Page): Promise<void> {
  return page.evaluate(async (message) => {
    const frame = () =>
      new Promise((drawn, refuse) => {
        requestAnimationFrame(drawn);
        setTimeout(refuse, 30_000, new Error(message));
      });
    const snapshots = () => [...document.querySelectorAll('[data-demo-snapshot]')];
    const isInSight = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top <= innerHeight && bottom >= 0;
    };
    const { scrollHeight } = document.documentElement;
    const step = Math.max(innerHeight * 0.8, snapshots().length > 0 ? 0 : scrollHeight / 6);
    let before = -1;
    while (scrollY > before) {
      const patience = performance.now() + 30_000;
      while (snapshots().some(isInSight) && performance.now() < patience) {
        await frame();
      }
      before = scrollY;
      scrollBy({ top: step, behavior: 'instant' });
      await frame();
      await frame();
    }
  }, stall);
}
