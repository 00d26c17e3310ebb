import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { cleanUpOnStop } from './cleanUpOnStop.ts';

/** A development server in a process of its own. */
export interface DevServer {
  /** Scheme, host and port, without a trailing slash. */
  origin: string;
  /** Resolves when it accepts connections; throws what it printed if it ends before. */
  listening(): Promise<void>;
  stop(): Promise<void>;
}

const pollMs = 20;
const longestStartMs = 120_000;
const longestStopMs = 5_000;

/** Runs `npm run dev` in a folder, on the given port. */
export function startDevServer(folder: string, port: number): DevServer {
  const child = spawn('npm', ['run', 'dev', '--', '--port', String(port), '--strictPort'], {
    cwd: folder,
    // A process group of its own: npm does not pass a stop signal on to the server it started.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const exited = once(child, 'exit');
  // An early end is reported by `listening`.
  exited.catch(() => {});
  const forget = cleanUpOnStop(() => killGroup(child.pid, 'SIGKILL'));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  return {
    origin: `http://localhost:${port}`,
    async listening() {
      const deadline = Date.now() + longestStartMs;
      while (!(await accepts(port))) {
        if (hasEnded() || Date.now() > deadline) {
          throw new Error(`The development server in ${folder} did not start:\n${output}`);
        }
        await pause(pollMs);
      }
    },
    async stop() {
      killGroup(child.pid, 'SIGTERM');
      await Promise.race([exited, pause(longestStopMs, null, { ref: false })]);
      // Also when npm has ended: what it started may be slower.
      killGroup(child.pid, 'SIGKILL');
      forget();
    },
  };
}

function killGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  // Without an id, the process never started; zero would be our own group.
  if (!leader) {
    return;
  }
  try {
    process.kill(-leader, signal);
  } catch {
    // The whole group has ended.
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    const answer = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}

/**
 * A port that nobody listens on, below those that the system gives to outgoing connections: who asks such a port often
 * enough whether somebody answers is given it as the own end, and answers itself.
 */
export async function findFreePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 20_000);
  const server = createServer().listen(port, 'localhost');
  try {
    await once(server, 'listening');
  } catch {
    return findFreePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
