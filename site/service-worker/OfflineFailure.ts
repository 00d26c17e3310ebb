import type { WorkerFailure } from '#site/platform/offline/WorkerRequest.ts';

/** A page could not be kept. */
export class OfflineFailure extends Error {
  readonly reason: WorkerFailure;

  constructor(reason: WorkerFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Tells whether the browser refused to store anything more. */
export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
