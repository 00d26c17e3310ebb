import cluster, { type Worker } from 'node:cluster';
import type { Log } from './http/log.ts';

/** How long a process must have run to be replaced at once when it ends; one that cannot start is not tried forever. */
const minLifeMs = 5000;

/**
 * Runs a server in several processes that share its port, and replaces one that ends. With one process, or inside one of
 * several, it is simply started.
 */
export function runProcesses(count: number, start: () => Promise<void>, log: Log): Promise<void> {
  if (count === 1 || cluster.isWorker) {
    return start();
  }
  const startedAt = new Map<Worker, number>();
  let isStopping = false;

  function fork() {
    startedAt.set(cluster.fork(), Date.now());
  }
  function stop() {
    isStopping = true;
    for (const worker of startedAt.keys()) {
      worker.kill('SIGTERM');
    }
  }
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  for (let started = 0; started < count; started += 1) {
    fork();
  }

  return new Promise((resolve, reject) => {
    cluster.on('exit', (worker, code) => {
      const life = Date.now() - (startedAt.get(worker) ?? 0);
      startedAt.delete(worker);
      if (isStopping) {
        if (startedAt.size === 0) {
          resolve();
        }
      } else if (life < minLifeMs) {
        stop();
        reject(new Error(`A server process ended ${life} ms after its start with code ${code}.`));
      } else {
        log.error('A server process ended and is replaced.', { code });
        fork();
      }
    });
  });
}
