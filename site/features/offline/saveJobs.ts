import { useSyncExternalStore } from 'react';
import type { WorkerFailure } from '#site/platform/offline/WorkerRequest.ts';
import { askWorker } from './askWorker.ts';
import type { SavedProduct } from './describeSavedProduct.ts';

/** What the reader asked for and how far it got. */
export type SaveJob =
  { kind: 'saving'; done: number; total: number } | { kind: 'failed'; reason: WorkerFailure };

/** How a job ended. */
export type SaveOutcome = 'saved' | 'canceled' | WorkerFailure;

// Kept outside the panel: a reader may close it and read on while a product is being saved.
let jobs: Readonly<Record<string, SaveJob | undefined>> = {};
const canceled = new Set<string>();
const listeners = new Set<() => void>();

function setJob(productId: string, job: SaveJob | undefined): void {
  jobs = { ...jobs, [productId]: job };
  listeners.forEach((listener) => listener());
}

/** Jobs by product. */
export function useSaveJobs(): Readonly<Record<string, SaveJob | undefined>> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => jobs,
  );
}

/** Saves the pages of a product one by one; what is there already takes no time. */
export async function saveProduct(
  worker: ServiceWorker,
  productId: string,
  { paths, bytes, state }: SavedProduct,
): Promise<SaveOutcome> {
  canceled.delete(productId);
  setJob(productId, { kind: 'saving', done: 0, total: paths.length });
  const outcome = (await hasRoom(bytes)) ? await savePages(worker, productId, paths) : 'quota';
  const wasComplete = state === 'saved' || state === 'outdated';
  if ((outcome === 'canceled' || outcome === 'quota') && !wasComplete) {
    await askWorker(worker, { kind: 'remove', productId });
  }
  const isFailure = outcome !== 'saved' && outcome !== 'canceled';
  setJob(productId, isFailure ? { kind: 'failed', reason: outcome } : undefined);
  return outcome;
}

async function savePages(
  worker: ServiceWorker,
  productId: string,
  paths: string[],
): Promise<SaveOutcome> {
  for (const [position, path] of paths.entries()) {
    const answer = await askWorker(worker, { kind: 'save', path });
    if (canceled.has(productId)) {
      return 'canceled';
    }
    if (answer.kind === 'failed') {
      return answer.reason;
    }
    setJob(productId, { kind: 'saving', done: position + 1, total: paths.length });
  }
  return 'saved';
}

/** Asks the browser to spare what the reader saved when it makes room, and whether there is any. */
async function hasRoom(bytes: number): Promise<boolean> {
  const { storage } = navigator;
  // Not awaited: Firefox asks the reader, who may never answer.
  storage.persist().catch(() => false);
  const { quota = Infinity, usage = 0 } = await storage.estimate();
  return quota - usage > bytes;
}

/** Stops saving after the page at hand. */
export function cancelSaving(productId: string): void {
  canceled.add(productId);
}

/** Gives a product up. */
export async function removeProduct(worker: ServiceWorker, productId: string): Promise<void> {
  await askWorker(worker, { kind: 'remove', productId });
  setJob(productId, undefined);
}
