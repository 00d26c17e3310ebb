/** A page change as its reader saw it. */
export interface PageChange {
  /** From the click to the painted heading of the next page. */
  ms: number;
  /** Whether the page was exchanged in place or another document was loaded. */
  kind: 'in place' | 'document';
}

declare global {
  interface Window {
    benchPageChange?: PageChange;
  }
}

/**
 * Runs in every document of a visit: keeps the moment of the first click across documents,
 * and says when the heading of another page was painted.
 */
export function watchPageChange(): void {
  // Frames without an origin may not keep anything.
  if (window !== window.top || !location.protocol.startsWith('http')) {
    return;
  }
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const click = {
        at: performance.timeOrigin + timeStamp,
        document: performance.timeOrigin,
        path: location.pathname,
        heading: document.querySelector('h1')?.textContent ?? null,
      };
      sessionStorage.setItem('bench:click', JSON.stringify(click));
    },
    { capture: true, once: true },
  );
  const timer = setInterval(() => {
    const click = JSON.parse(sessionStorage.getItem('bench:click') ?? 'null');
    const heading = document.querySelector('h1')?.textContent ?? null;
    if (!click || heading === null) {
      return;
    }
    if (location.pathname === click.path || heading === click.heading) {
      return;
    }
    clearInterval(timer);
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.benchPageChange = {
          ms: performance.timeOrigin + performance.now() - click.at,
          kind: performance.timeOrigin === click.document ? 'in place' : 'document',
        };
      }),
    );
  }, 2);
}
