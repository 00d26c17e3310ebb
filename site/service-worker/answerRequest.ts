import { readRecords } from '#site/platform/offline/pageRecords.ts';
import type { WorkerAnswer, WorkerRequest } from '#site/platform/offline/WorkerRequest.ts';
import { dropPages } from './dropPages.ts';
import { keepPage } from './keepPage.ts';
import { isQuotaError, OfflineFailure } from './OfflineFailure.ts';

/** Held by whoever changes what is kept, over all workers of the site. */
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
      return keepPage(request.path, 'visited');
    case 'save':
      return keepPage(request.path, 'saved');
    case 'remove': {
      const records = await readRecords();
      const { productId } = request;
      return dropPages(
        records.filter((record) => record.isSaved && record.productId === productId),
      );
    }
  }
}
