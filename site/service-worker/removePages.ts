import { parseDocsPath } from '#model/DocsPath.ts';
import { payloadPath, sourcesPath } from '#model/pagePaths.ts';
import { cacheNames, outdatedCaches } from '#site/platform/offline/cacheNames.ts';
import { deleteRecord, type PageRecord, readRecords } from '#site/platform/offline/PageRecord.ts';
import { worker } from './worker.ts';

/** Removes pages and what no other page needs; the records go first, so that no list names what is gone. */
export async function removePages(removed: PageRecord[]): Promise<void> {
  await Promise.all(removed.map(({ path }) => deleteRecord(path)));
  const kept = await readRecords();
  await deleteEntries(
    cacheNames.pages,
    removed.flatMap(storedAddresses),
    kept.flatMap(storedAddresses),
  );
  await deleteEntries(cacheNames.files, removed.flatMap(fileUrls), kept.flatMap(fileUrls));
  await deleteCaches(kept);
}

/** Removes everything that no stored page needs, of whatever build. */
export async function removeUnused(): Promise<void> {
  const kept = await readRecords();
  const pages = await cachedAddresses(cacheNames.pages);
  const files = await cachedAddresses(cacheNames.files);
  await deleteEntries(cacheNames.pages, pages, kept.flatMap(storedAddresses));
  await deleteEntries(cacheNames.files, files, kept.flatMap(fileUrls));
  await deleteCaches(kept);
}

function fileUrls({ files }: PageRecord): string[] {
  return files.map(([url]) => url);
}

async function cachedAddresses(cacheName: string): Promise<string[]> {
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

/** Addresses of a page's own files. */
export function storedAddresses({
  path,
  hasSources,
}: {
  path: string;
  hasSources: boolean;
}): string[] {
  const sources = hasSources ? [sourcesPath(parseDocsPath(path).path)] : [];
  return [path, payloadPath(path), ...sources];
}
