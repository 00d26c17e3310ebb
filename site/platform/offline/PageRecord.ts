import type { OfflineFile } from '#model/offline.ts';
import { cacheNames } from './cacheNames.ts';

/** What is known about a page kept on this device. */
export interface PageRecord {
  /** Address with language. */
  path: string;
  title: string;
  productId: string;
  /** Build its document belongs to; the shell of that build is kept as long as the record. */
  revision: string;
  shellBytes: number;
  /** Size of the files of its own. */
  bytes: number;
  hasSources: boolean;
  files: OfflineFile[];
  /** Saved with its product by the reader; such a page is never dropped to make room. */
  isSaved: boolean;
  /** When it was last read, in milliseconds since 1970. */
  usedAt: number;
}

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
