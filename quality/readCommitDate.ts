import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Day of the last commit, `YYYY-MM-DD`, so that two builds of it are alike; null outside a checkout. */
export async function readCommitDate(root: string): Promise<string | null> {
  try {
    const { stdout } = await run('git', ['log', '-1', '--format=%cs'], { cwd: root });
    return stdout.trim() || null;
  } catch {
    // Not a checkout, or no git.
    return null;
  }
}
