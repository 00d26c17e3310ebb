import type { OfflineIndex, OfflinePage } from '#model/offline.ts';
import { parseDocsPath } from '#model/DocsPath.ts';
import { cacheNames } from '#site/platform/offline/cacheNames.ts';
import { readRecord, readRecords, writeRecord } from '#site/platform/offline/PageRecord.ts';
import type { WorkerFailure } from '#site/platform/offline/WorkerRequest.ts';
import { chooseEvictions } from './chooseEvictions.ts';
import { removePages, storedAddresses } from './removePages.ts';
import { readOfflineIndex, worker } from './worker.ts';

/** A page could not be stored. */
export class OfflineFailure extends Error {
  readonly reason: WorkerFailure;

  constructor(reason: WorkerFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Whether the browser refused to store anything more. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Number of parallel requests; storing a page must not slow down the one being read. */
const concurrency = 4;

/** Stores a page with its demos; makes room by removing visited pages when the browser has none left. */
export async function storePage(path: string, reason: 'visited' | 'saved'): Promise<void> {
  const index = await readOfflineIndex(parseDocsPath(path).language);
  const page = index.pages.find((candidate) => candidate.path === path);
  if (!page) {
    return;
  }
  try {
    await storeIndexedPage(page, index, reason);
  } catch (error) {
    if (!isQuotaError(error)) {
      throw error;
    }
    await removeVisited(path);
    await storeIndexedPage(page, index, reason);
  }
  const evicted = chooseEvictions(await readRecords(), worker.workerSettings.limits);
  if (evicted.length > 0) {
    await removePages(evicted);
  }
}

/** Removes every page the reader did not save, except one. */
export async function removeVisited(except?: string): Promise<void> {
  const records = await readRecords();
  await removePages(records.filter(({ path, isSaved }) => !isSaved && path !== except));
}

async function storeIndexedPage(
  page: OfflinePage,
  index: OfflineIndex,
  reason: 'visited' | 'saved',
): Promise<void> {
  const { path, title, productId, bytes, hasSources } = page;
  const { revision, shellBytes } = index;
  const before = await readRecord(path);
  if (before?.revision !== revision) {
    const cache = await caches.open(cacheNames.pages);
    const responses = await inTurns(storedAddresses(page), fetchFile);
    await checkBuild(responses[0], index);
    await Promise.all(
      storedAddresses(page).map((address, position) => cache.put(address, responses[position]!)),
    );
  }
  const files = page.files.flatMap((position) => {
    const file = index.files[position];
    return file ? [file] : [];
  });
  if (reason === 'saved' || !wantsLittleData()) {
    await storeMissing(files.map(([url]) => url));
  }
  const isSaved = reason === 'saved' || before?.isSaved === true;
  const usedAt = reason === 'visited' ? Date.now() : (before?.usedAt ?? 0);
  const record = { path, title, productId, bytes, hasSources, revision, shellBytes, files };
  await writeRecord({ ...record, isSaved, usedAt });
}

async function storeMissing(urls: string[]): Promise<void> {
  const cache = await caches.open(cacheNames.files);
  const stored = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  // Another build's shell may hold a file, but it leaves with that build.
  await inTurns(
    urls.filter((url) => !stored.has(url)),
    async (url) => cache.put(url, await fetchFile(url)),
  );
}

async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url).catch(() => null);
  if (!response) {
    throw new OfflineFailure('network', `${url} could not be fetched.`);
  }
  if (!response.ok || response.redirected) {
    // A file this build names and the host no longer has: another build is there now.
    const reason = response.status >= 500 ? 'network' : 'outdated';
    throw new OfflineFailure(reason, `${url} answered ${response.status}.`);
  }
  return response;
}

/** A document of another build would need code that is not stored with it. */
async function checkBuild(document: Response | undefined, { marker }: OfflineIndex): Promise<void> {
  const html = (await document?.clone().text()) ?? '';
  if (!html.includes(marker)) {
    throw new OfflineFailure('outdated', 'The site was deployed anew.');
  }
}

function wantsLittleData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

async function inTurns<Item, Result>(
  items: Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += concurrency) {
    results.push(...(await Promise.all(items.slice(start, start + concurrency).map(run))));
  }
  return results;
}
