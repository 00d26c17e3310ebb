import { registerQuotaErrorCallback } from 'workbox-core';
import type { WorkerAnswer, WorkerRequest } from '#site/platform/offline/WorkerRequest.ts';
import { answerRequest, writeLock } from './answerRequest.ts';
import { removeUnused } from './removePages.ts';
import { removeVisited } from './storePage.ts';
import { registerRoutes } from './routes.ts';
import { shell, worker } from './worker.ts';

registerRoutes();
registerQuotaErrorCallback(() => navigator.locks.request(writeLock, () => removeVisited()));

worker.addEventListener('install', (event) => {
  event.waitUntil(shell.install(event));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      worker.clients.claim(),
      // Starting the worker then costs a page no time: its document is on the way meanwhile.
      worker.registration.navigationPreload?.enable(),
      navigator.locks.request(writeLock, removeUnused),
    ]),
  );
});

worker.addEventListener('message', (event) => {
  const message = event.data as 'skipWaiting' | WorkerRequest;
  if (message === 'skipWaiting') {
    event.waitUntil(worker.skipWaiting());
    return;
  }
  const port = event.ports[0];
  event.waitUntil(answerRequest(message).then((answer: WorkerAnswer) => port?.postMessage(answer)));
});
