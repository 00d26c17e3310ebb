import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withSiteCopy } from './withSiteCopy.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-copy-'));
  const files = {
    '.gitignore': 'node_modules/\n.cache/\nbuild/\n',
    'content/page.md': 'original',
    'untracked.ts': 'untracked',
    'build/index.html': 'built',
    'node_modules/a/index.js': 'package',
    'node_modules/.vite/deps/a.js': 'prebundled',
    '.cache/pages/1.json': 'derived',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
    });
  git('init', '--quiet');
  git('add', '.gitignore', 'content');
  git('commit', '--quiet', '--message', 'content: add a page');
});

afterEach(() => rm(root, { recursive: true }));

it('copies files with packages, cache and history, but nothing built', async () => {
  const used = await withSiteCopy(root, async (folder) => {
    const read = (file: string) => readFile(join(folder, file), 'utf8');
    expect(await read('untracked.ts')).toBe('untracked');
    expect(await read('node_modules/a/index.js')).toBe('package');
    expect(await read('.cache/pages/1.json')).toBe('derived');
    expect(existsSync(join(folder, 'build'))).toBe(false);
    expect(existsSync(join(folder, 'node_modules/.vite'))).toBe(false);
    const log = execFileSync('git', ['log', '--format=%s', '--', 'content'], { cwd: folder });
    expect(String(log)).toBe('content: add a page\n');
    await writeFile(join(folder, 'content/page.md'), 'edited');
    return folder;
  });
  expect(existsSync(dirname(used))).toBe(false);
  expect(await readFile(join(root, 'content/page.md'), 'utf8')).toBe('original');
  expect(existsSync(join(root, 'node_modules/.vite/deps/a.js'))).toBe(true);
});

it('removes the copy when the work fails', async () => {
  let used = '';
  const work = (folder: string) => {
    used = folder;
    return Promise.reject(new Error('no browser'));
  };
  await expect(withSiteCopy(root, work)).rejects.toThrow('no browser');
  expect(existsSync(dirname(used))).toBe(false);
});
