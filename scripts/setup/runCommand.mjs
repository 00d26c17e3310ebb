import { spawn } from 'node:child_process';
import { basename } from 'node:path';

/** Command line that runs npm: the npm that started us, or the one on the PATH. */
export function npmCommand(environment = process.env) {
  const execPath = environment.npm_execpath;
  if (execPath && basename(execPath).startsWith('npm')) {
    return [process.execPath, execPath];
  }
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** Thrown when a person stopped a command before it was done. */
export class Interrupted extends Error {}

/**
 * Runs a command with its output streamed to this terminal, or to an open file, and answers its exit code.
 * Stop signals are passed on, so that nothing keeps running behind an interrupted command.
 */
export function runCommand(
  [command, ...args],
  { cwd, env = {}, timeoutMs, output = 'inherit', signal } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [output === 'inherit' ? 'inherit' : 'ignore', output, output],
      timeout: timeoutMs,
      signal,
      shell: command.endsWith('.cmd'),
    });
    let interrupted = false;
    const forward = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    const settle = (answer) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      answer();
    };
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.once('error', (error) => settle(() => reject(error)));
    child.once('exit', (code) =>
      settle(() => {
        if (interrupted && code !== 0) {
          reject(new Interrupted('Stopped.'));
        } else {
          resolve(code ?? 1);
        }
      }),
    );
  });
}
