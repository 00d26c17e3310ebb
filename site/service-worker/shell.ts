import { PrecacheController } from 'workbox-precaching';
import type { Language } from '#model/Language.ts';
import { type OfflineIndex, offlineIndexPath } from '#model/OfflineIndex.ts';
import { shellCacheName } from '#site/platform/offline/cacheNames.ts';
import { worker } from './workerGlobal.ts';

const { precache, revision } = worker.workerSettings;

/** What every page of this build needs; a cache per build, because pages of an older one still need theirs. */
export const shell = new PrecacheController({ cacheName: shellCacheName(revision) });
shell.addToCacheList(precache);

/** Everything of a language that can be kept. */
export async function readOfflineIndex(language: Language): Promise<OfflineIndex> {
  const url = offlineIndexPath(language);
  const response = (await shell.matchPrecache(url)) ?? (await fetch(url));
  return (await response.json()) as OfflineIndex;
}
