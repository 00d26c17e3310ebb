import { cacheNames, outdatedCaches } from '#site/platform/offline/cacheNames.ts';
import type { PageRecord } from '#site/platform/offline/PageRecord.ts';
import { deleteRecord, readRecords } from '#site/platform/offline/pageRecords.ts';
import { keptAddresses } from './keptAddresses.ts';
import { worker } from './workerGlobal.ts';

/** Forgets pages and what no other page needs; the records go first, so that no list names what is gone. */
export async function dropPages(dropped: PageRecord[]): Promise<void> {
  await Promise.all(dropped.map(({ path }) => deleteRecord(path)));
  const kept = await readRecords();
  await deleteEntries(
    cacheNames.pages,
    dropped.flatMap(keptAddresses),
    kept.flatMap(keptAddresses),
  );
  await deleteEntries(cacheNames.files, dropped.flatMap(fileUrls), kept.flatMap(fileUrls));
  await deleteCaches(kept);
}

/** Forgets everything that no kept page needs, of whatever build. */
export async function sweep(): Promise<void> {
  const kept = await readRecords();
  const pages = await storedAddresses(cacheNames.pages);
  const files = await storedAddresses(cacheNames.files);
  await deleteEntries(cacheNames.pages, pages, kept.flatMap(keptAddresses));
  await deleteEntries(cacheNames.files, files, kept.flatMap(fileUrls));
  await deleteCaches(kept);
}

function fileUrls({ files }: PageRecord): string[] {
  return files.map(([url]) => url);
}

async function storedAddresses(cacheName: string): Promise<string[]> {
  const requests = await (await caches.open(cacheName)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}

async function deleteEntries(
  cacheName: string,
  candidates: string[],
  wanted: string[],
): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set(wanted);
  const unwanted = candidates.filter((address) => !kept.has(address));
  await Promise.all(unwanted.map((address) => cache.delete(address, { ignoreVary: true })));
}

async function deleteCaches(kept: PageRecord[]): Promise<void> {
  const revisions = new Set(kept.map(({ revision }) => revision));
  revisions.add(worker.workerSettings.revision);
  const outdated = outdatedCaches(await caches.keys(), revisions);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}
