import { docsCaches } from '#site/platform/offline/cacheNames.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Takes the place of a worker that must go: it takes over at once, forgets everything kept and leaves.
 * It answers no request, so that pages come from the network from the first moment on.
 */
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeEverything());
});

async function removeEverything(): Promise<void> {
  const names = docsCaches(await caches.keys());
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
