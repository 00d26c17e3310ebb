/** What a page asks the worker to do; the text `skipWaiting` is the one message besides (S4.9). */
export type WorkerRequest =
  /** The reader opened a page: keep it. */
  | { kind: 'visited'; path: string }
  /** Keep a page because the reader saves its product. */
  | { kind: 'save'; path: string }
  /** Give up the pages of a product the reader had saved. */
  | { kind: 'remove'; productId: string };

/** Why a request failed: no connection, no room, or a deploy in between. */
export type WorkerFailure = 'network' | 'quota' | 'outdated';

/** The worker's answer on the port that came with a request. */
export type WorkerAnswer = { kind: 'done' } | { kind: 'failed'; reason: WorkerFailure };
