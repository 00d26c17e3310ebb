import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A server in a separate process. */
export interface ServerProcess {
  origin: string;
  /** What it has printed so far, line by line. */
  printed: readonly string[];
  child: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a command that prints `http://…` when it listens; fails with its output if it exits before that. */
export async function startServerProcess(
  command: string[],
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const [name = '', ...args] = command;
  const child = spawn(name, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const printed: string[] = [];
  createInterface(child.stderr).on('line', (line) => printed.push(line));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      printed.push(line);
      const [address] = /http:\/\/\S+/.exec(line) ?? [];
      if (address) {
        resolve(address);
      }
    });
    void exited.then(() => reject(new Error(`${command.join(' ')} exited: ${printed.join('\n')}`)));
  });
  return {
    origin,
    printed,
    child,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
  };
}

/** Starts our production server on a free port of the loopback interface. */
export function startOurServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  return startServerProcess([process.execPath, '--import', 'tsx', 'server/main.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    ...env,
  });
}
