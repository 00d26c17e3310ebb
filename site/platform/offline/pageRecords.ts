import { cacheNames } from './cacheNames.ts';
import type { PageRecord } from './PageRecord.ts';

/** Records live in a cache of their own: one entry per page, so that two writers never overwrite each other's pages. */
const keyOf = (path: string) => `/offline-record${path}`;

/** All pages kept on this device, the last read first. */
export async function readRecords(): Promise<PageRecord[]> {
  const cache = await caches.open(cacheNames.records);
  const entries = await cache.matchAll();
  const records = await Promise.all(entries.map((entry) => entry.json() as Promise<PageRecord>));
  return records.sort((a, b) => b.usedAt - a.usedAt);
}

/** The record of one page; null when it is not kept. */
export async function readRecord(path: string): Promise<PageRecord | null> {
  const entry = await (await caches.open(cacheNames.records)).match(keyOf(path));
  return entry ? ((await entry.json()) as PageRecord) : null;
}

/** Writes the record of a page. */
export async function writeRecord(record: PageRecord): Promise<void> {
  await (await caches.open(cacheNames.records)).put(keyOf(record.path), Response.json(record));
}

/** Forgets a page; its files are dropped separately. */
export async function deleteRecord(path: string): Promise<void> {
  await (await caches.open(cacheNames.records)).delete(keyOf(path));
}
