import { readRecords } from '#site/platform/offline/PageRecord.ts';
import type { WorkerAnswer, WorkerRequest } from '#site/platform/offline/WorkerRequest.ts';
import { removePages } from './removePages.ts';
import { isQuotaError, OfflineFailure, storePage } from './storePage.ts';

/** Lock for changes to what is kept, across all workers of the site. */
export const writeLock = 'docs-offline';

/** Does what a page asks for, one request at a time, so that none drops what another keeps. */
export async function answerRequest(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    await navigator.locks.request(writeLock, () => perform(request));
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof OfflineFailure) {
      return { kind: 'failed', reason: error.reason };
    }
    return { kind: 'failed', reason: isQuotaError(error) ? 'quota' : 'network' };
  }
}

async function perform(request: WorkerRequest): Promise<void> {
  switch (request.kind) {
    case 'visited':
      return storePage(request.path, 'visited');
    case 'save':
      return storePage(request.path, 'saved');
    case 'remove': {
      const records = await readRecords();
      const { productId } = request;
      return removePages(
        records.filter((record) => record.isSaved && record.productId === productId),
      );
    }
  }
}
