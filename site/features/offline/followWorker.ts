/** How often a page looks whether it has focus. */
const focusInterval = 100;

/** What following needs of the page; the clock and the reload are the browser's, given from outside. */
export interface FollowingPage {
  isControlled: boolean;
  hasFocus: () => boolean;
  reload: () => void;
}

/**
 * Brings a new worker into use (S1.6, S4.9): a waiting one is told to take over, and once it has done so, the page is
 * loaded anew when it has focus. In the background it stays as it is, so tabs never load in a circle.
 */
export function followWorker(
  registration: ServiceWorkerRegistration,
  { isControlled, hasFocus, reload }: FollowingPage,
): void {
  let timer: ReturnType<typeof setInterval> | undefined;

  function takeOver() {
    registration.waiting?.postMessage('skipWaiting');
  }

  function reloadOnFocus() {
    clearInterval(timer);
    timer = setInterval(() => {
      if (hasFocus()) {
        clearInterval(timer);
        reload();
      }
    }, focusInterval);
  }

  function watch(worker: ServiceWorker | null) {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') {
        takeOver();
      } else if (worker.state === 'activated') {
        reloadOnFocus();
      }
    });
  }

  if (!isControlled) {
    // The first worker of a visit takes over silently.
    return;
  }
  if (registration.waiting) {
    watch(registration.waiting);
    takeOver();
  } else if (registration.installing) {
    watch(registration.installing);
  } else {
    registration.addEventListener('updatefound', () => watch(registration.installing));
  }
}
