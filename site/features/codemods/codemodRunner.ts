import type { CodemodAnswer, CodemodOutcome, CodemodRequest } from './worker/CodemodMessage.ts';

/** Milliseconds that one codemod may take. */
export const timeLimit = 15_000;

/** What a codemod did, or that it was ended because it took too long. */
export type StepOutcome = CodemodOutcome | { kind: 'stopped' };

/** Runs codemods one at a time. */
export interface CodemodRunner {
  /** Runs one codemod; rejects if the code that runs them cannot be loaded, or when the runner is closed. */
  run: (request: CodemodRequest) => Promise<StepOutcome>;
  /** Ends what is running, and frees the memory. The next codemod starts anew. */
  close: () => void;
}

/** The part of a worker that the runner uses. */
export type RunnerWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

function startWorker(): RunnerWorker {
  return new Worker(new URL('./worker/codemodWorker.ts', import.meta.url), { type: 'module' });
}

/** Runs codemods in a worker. One that takes too long ends with its worker, and the next one gets a new worker. */
export function createRunner({ start = startWorker, limit = timeLimit } = {}): CodemodRunner {
  let open: { worker: RunnerWorker; isReady: boolean } | null = null;
  let cancel = () => {};

  function end() {
    open?.worker.terminate();
    open = null;
  }

  function run(request: CodemodRequest): Promise<StepOutcome> {
    open ??= { worker: start(), isReady: false };
    const current = open;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;

    return new Promise<StepOutcome>((resolve, reject) => {
      function send() {
        // From here on: a slow connection is not a slow codemod.
        timer = setTimeout(() => {
          end();
          resolve({ kind: 'stopped' });
        }, limit);
        current.worker.postMessage(request, []);
      }

      function answer({ data }: MessageEvent<CodemodAnswer>) {
        if (data.kind === 'ready') {
          current.isReady = true;
          send();
        } else {
          resolve(data.outcome);
        }
      }

      function fail() {
        end();
        reject(new Error('The codemods could not be loaded.'));
      }

      cancel = () => reject(new Error('The codemods were stopped.'));
      current.worker.addEventListener('message', answer as EventListener, { signal });
      current.worker.addEventListener('error', fail, { signal });
      if (current.isReady) {
        send();
      }
    }).finally(() => {
      listening.abort();
      clearTimeout(timer);
    });
  }

  return {
    run,
    close() {
      end();
      cancel();
    },
  };
}
