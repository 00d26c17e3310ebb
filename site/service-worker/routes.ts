import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { languageHref, parseDocsPath } from '#model/DocsPath.ts';
import { pageOfPayload } from '#model/pagePaths.ts';
import { offlinePath } from '#model/offline.ts';
import { cacheNames } from '#site/platform/offline/cacheNames.ts';
import { shell, worker } from './worker.ts';

/** Seconds after which a kept copy is used instead of the network. */
const patience = 4;

/** Documents are kept under the one address they are known by, whatever the query says. */
const canonicalKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => documentKey(request),
};

function documentKey({ url }: Request): string {
  return new URL(parseDocsPath(new URL(url).pathname).canonicalPath, url).href;
}

/** A document of a newer build is shown but not kept: the worker that comes with it will. */
const ofThisBuild: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    const isPage = response.status === 200 && !response.redirected;
    const { marker } = worker.workerSettings;
    return isPage && (await response.clone().text()).includes(marker) ? response : null;
  },
};

const whenServerFails: WorkboxPlugin = {
  async handlerWillRespond({ request, response }) {
    const kept = response.status >= 500 ? await keptDocument(request) : undefined;
    return kept ?? response;
  },
};

async function keptDocument(request: Request): Promise<Response | undefined> {
  return (await caches.open(cacheNames.pages)).match(documentKey(request), { ignoreVary: true });
}

/** Firefox answers a preload that failed with an error, for which Workbox does not look at what is kept. */
const offlineDocument: WorkboxPlugin = {
  async handlerDidError({ request }) {
    const { language } = parseDocsPath(new URL(request.url).pathname);
    const kept = await keptDocument(request);
    return kept ?? shell.matchPrecache(languageHref(offlinePath, language));
  },
};

/** Keeps only successful responses, and never a page sent instead of a file, as some hosts do. */
const realFiles: WorkboxPlugin = {
  async cacheWillUpdate({ response }) {
    const type = response.headers.get('content-type') ?? '';
    return response.status === 200 && !type.startsWith('text/html') ? response : null;
  },
};

/** Code kept with another build is the same: its name contains its hash. */
const fromAnyBuild: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse ?? caches.match(request.url, { ignoreVary: true }),
};

/**
 * Without its payload a page may still be stored as a document. A payload of no build makes a client navigation load
 * that document; pages outside the worker's scope have none, so for them the request fails.
 */
const documentInstead: WorkboxPlugin = {
  async handlerDidError({ request }) {
    const page = new URL(pageOfPayload(new URL(request.url).pathname), request.url);
    return page.href.startsWith(worker.registration.scope)
      ? Response.json({ build: 'offline' })
      : new Response(null, { status: 503 });
  },
};

/** Registers what the worker answers; whatever is not named here goes to the network untouched. */
export function registerRoutes(): void {
  const under = (folder: string) => startsWith([folder]);
  const pages = { cacheName: cacheNames.pages, networkTimeoutSeconds: patience };

  registerRoute(new PrecacheRoute(shell, { cleanURLs: false }));
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && !/\.[a-z]+$/.test(url.pathname),
    new NetworkFirst({
      ...pages,
      plugins: [canonicalKey, ofThisBuild, whenServerFails, offlineDocument],
    }),
  );
  registerRoute(
    under('/page-data/'),
    new NetworkFirst({ ...pages, plugins: [realFiles, documentInstead] }),
  );
  registerRoute(
    startsWith(['/search-index/', '/inspector/']),
    new NetworkFirst({
      cacheName: cacheNames.other,
      networkTimeoutSeconds: patience,
      plugins: [realFiles],
    }),
  );
  registerRoute(under('/page-sources/'), new NetworkFirst({ ...pages, plugins: [realFiles] }));
  registerRoute(
    under('/assets/'),
    new CacheFirst({ cacheName: cacheNames.files, plugins: [realFiles, fromAnyBuild] }),
  );
  registerRoute(
    startsWith(['/static/', '/sandbox/', '/favicon.ico']),
    new StaleWhileRevalidate({
      cacheName: cacheNames.other,
      // Workbox declares the methods of its own plugins as if they could be undefined.
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }),
      ] as WorkboxPlugin[],
    }),
  );
}

function startsWith(folders: string[]) {
  return ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && folders.some((folder) => url.pathname.startsWith(folder));
}
