import type { WorkerRequest } from '#site/platform/offline/WorkerRequest.ts';

/** A page is kept when the reader stays on it for a moment. */
const stay = 1500;

/** Reports the pages the reader opens to the worker, the current one first. */
export async function reportVisits(
  registration: ServiceWorkerRegistration,
  scope: string,
): Promise<void> {
  await untilActive(registration);
  let reported = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function report() {
    const { pathname } = location;
    if (pathname === reported || !pathname.startsWith(scope)) {
      return;
    }
    reported = pathname;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const request: WorkerRequest = { kind: 'visited', path: pathname };
      registration.active?.postMessage(request);
    }, stay);
  }

  report();
  // A client navigation changes the title.
  new MutationObserver(report).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

function untilActive(registration: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve) => {
    const worker = registration.installing ?? registration.waiting;
    if (registration.active || !worker) {
      resolve();
      return;
    }
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') {
        resolve();
      }
    });
  });
}
