import { Worker } from 'node:worker_threads';
import type { PageCandidate } from '#model/closestPages.ts';
import type { Log } from '#server/http/log.ts';
import type { DocsQuestion, DocsReply, McpAnswer, McpRequest } from './docsQuestion.ts';

/** Reads and searches the documentation beside the thread that serves pages, so that no question delays a page. */
export interface DocsThread {
  /** Answers a request of the protocol unless it is given up; null when there is too much to do, or it failed. */
  answerMcp(request: McpRequest, signal?: AbortSignal): Promise<McpAnswer | null>;
  /** Pages whose address resembles one; empty when there are none, or no time to look for them. */
  nearPages(path: string): Promise<PageCandidate[]>;
}

interface Job {
  question: DocsQuestion;
  signal: AbortSignal | undefined;
  resolve(reply: DocsReply): void;
}

interface Limits {
  /** Questions that may wait for those before them. */
  waiting: number;
  /** How long one may take, in milliseconds. */
  timeout: number;
}

const defaultLimits: Limits = { waiting: 16, timeout: 20_000 };

const givenUp: DocsReply = { kind: 'failure', reason: 'The client disconnected.' };

/** In the compiled server the thread is a file beside this one; as TypeScript it needs a loader. */
const workerFile = import.meta.url.endsWith('.ts') ? './loadDocsWorker.mjs' : './docsWorker.js';

/** Indexes in all languages take a fraction of it. */
const memoryMb = 512;

/** Prepares the thread for a built site; it starts with the first question, and again after it broke. */
export function openDocsThread(
  clientDir: string,
  log: Log,
  { waiting: mostWaiting, timeout }: Limits = defaultLimits,
): DocsThread {
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let isBusy = false;

  function startWorker(): Worker {
    const started = new Worker(new URL(workerFile, import.meta.url), {
      workerData: { clientDir },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    // Listeners of a question tell whom it concerns; without one an error would end the process.
    started.on('error', () => {});
    started.on('exit', () => {
      worker = worker === started ? undefined : worker;
    });
    // The worker itself must not keep the process alive.
    started.unref();
    return started;
  }

  function askWorker(question: DocsQuestion): Promise<DocsReply> {
    worker ??= startWorker();
    const asked = worker;
    return new Promise((resolve) => {
      const settle = (reply: DocsReply): void => {
        clearTimeout(timer);
        asked.off('message', settle).off('error', onError).off('exit', onExit);
        resolve(reply);
      };
      const onError = (error: Error) => settle({ kind: 'failure', reason: error.message });
      const onExit = () => settle({ kind: 'failure', reason: 'The thread ended.' });
      const timer = setTimeout(() => {
        worker = undefined;
        void asked.terminate();
        settle({ kind: 'failure', reason: `There was no answer within ${timeout} ms.` });
      }, timeout);
      asked.on('message', settle).on('error', onError).on('exit', onExit);
      asked.postMessage(question, []);
    });
  }

  async function workOff(): Promise<void> {
    isBusy = true;
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      // Those who have gone must not delay those who wait.
      const reply: DocsReply = job.signal?.aborted ? givenUp : await askWorker(job.question);
      if (reply.kind === 'failure' && reply !== givenUp) {
        log.error('A question about the documentation failed.', { reason: reply.reason });
      }
      job.resolve(reply);
    }
    isBusy = false;
  }

  function ask(question: DocsQuestion, signal?: AbortSignal): Promise<DocsReply> {
    if (waiting.length >= mostWaiting) {
      return Promise.resolve({ kind: 'failure', reason: 'Too many questions are waiting.' });
    }
    return new Promise((resolve) => {
      waiting.push({ question, signal, resolve });
      if (!isBusy) {
        void workOff();
      }
    });
  }

  return {
    async answerMcp(request, signal) {
      const reply = await ask({ kind: 'mcp', request }, signal);
      return reply.kind === 'mcp' ? reply.answer : null;
    },
    async nearPages(path) {
      const reply = await ask({ kind: 'nearPages', path });
      return reply.kind === 'nearPages' ? reply.pages : [];
    },
  };
}
