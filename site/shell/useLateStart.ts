import { useEffect } from 'react';
import { whenReadable } from '#site/platform/whenReadable.ts';

/** Marks the page as taken over by its script and, once it can be read, starts what nobody waits for. */
export function useLateStart(): void {
  useEffect(() => {
    // Everything that counts as reading is there now; demos load from here on.
    performance.mark('docs:hydrated');
    whenReadable()
      .then(() => import('./startLate.ts'))
      .then(({ startLate }) => startLate())
      .catch(() => {
        // Blocked, or the connection is gone: nobody who reads misses anything.
      });
  }, []);
}
