import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { cleanUpOnStop } from './cleanUpOnStop.ts';

const run = promisify(execFile);

/** Copies the working tree with its packages and its cache, and removes the copy afterward: no file of the author is ever edited. */
export async function withSiteCopy<T>(
  root: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const temporary = await mkdtemp(join(tmpdir(), 'docs-copy-'));
  const forget = cleanUpOnStop(() => removeInBackground(temporary));
  try {
    const folder = join(temporary, 'site');
    await copySite(root, folder);
    return await work(folder);
  } finally {
    await rm(temporary, { recursive: true, force: true });
    forget();
  }
}

/** A hundred thousand files take seconds, and a process that was told to stop may not have them. */
function removeInBackground(folder: string): void {
  const script = 'require("node:fs").rmSync(process.argv[1], { recursive: true, force: true })';
  spawn(process.execPath, ['-e', script, folder], { detached: true, stdio: 'ignore' }).unref();
}

async function copySite(root: string, folder: string): Promise<void> {
  for (const file of await listFiles(root)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  for (const derived of ['node_modules', '.cache']) {
    if (existsSync(join(root, derived))) {
      await linkFolder(join(root, derived), join(folder, derived));
    }
  }
  // Prebundled packages name the folder they were made in.
  await rm(join(folder, 'node_modules/.vite'), { recursive: true, force: true });
  // Pages show when they last changed: the copy reads that from the history of the original, as the original does.
  const { stdout } = await run('git', ['rev-parse', '--absolute-git-dir'], { cwd: root });
  await writeFile(join(folder, '.git'), `gitdir: ${stdout.trim()}\n`);
}

/** Files of the working tree, untracked ones included. */
async function listFiles(root: string): Promise<string[]> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 64e6 });
  return (
    stdout
      .split('\0')
      // .gitignore matches a node_modules folder, but not a symbolic link to one.
      .filter((file) => file !== '' && file !== 'node_modules')
      // A deleted file is listed until the deletion is committed.
      .filter((file) => existsSync(join(root, file)))
  );
}

/**
 * Links every file of a folder into a new one, which takes seconds and no space; copies where that is impossible.
 * A symbolic link to the folder would not do: what is derived from packages would be written beside the originals.
 */
export async function linkFolder(from: string, to: string): Promise<void> {
  try {
    await run('cp', ['-al', `${from}/.`, to]);
  } catch {
    await rm(to, { recursive: true, force: true });
    await cp(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
