import { PrecacheController } from 'workbox-precaching';
import type { Language } from '#model/Language.ts';
import { type OfflineIndex, offlineIndexPath, type WorkerSettings } from '#model/offline.ts';
import { shellCacheName } from '#site/platform/offline/cacheNames.ts';

declare const self: ServiceWorkerGlobalScope & { workerSettings: WorkerSettings };

/** The worker's own global, with the settings that the build writes above its code. */
export const worker = self;

const { precache, revision } = worker.workerSettings;

/** What every page of this build needs; a cache per build, because pages of an older one still need theirs. */
export const shell = new PrecacheController({ cacheName: shellCacheName(revision) });
shell.addToCacheList(precache);

/** All pages of a language that can be read offline. */
export async function readOfflineIndex(language: Language): Promise<OfflineIndex> {
  const url = offlineIndexPath(language);
  const response = (await shell.matchPrecache(url)) ?? (await fetch(url));
  return (await response.json()) as OfflineIndex;
}
