import type { WorkerAnswer, WorkerRequest } from '#site/platform/offline/WorkerRequest.ts';

/** Time after which a worker that does not answer counts as ended by the browser. */
const patience = 60_000;

/** Sends a request to the worker and waits for its answer. */
export function askWorker(worker: ServiceWorker, request: WorkerRequest): Promise<WorkerAnswer> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve({ kind: 'failed', reason: 'network' }), patience);
    port1.addEventListener('message', (event) => {
      clearTimeout(timer);
      port1.close();
      resolve(event.data as WorkerAnswer);
    });
    port1.start();
    worker.postMessage(request, [port2]);
  });
}
