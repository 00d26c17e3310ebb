import { execFileSync } from 'node:child_process';
import { mkdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { readGitDates } from '#pipeline/content-files/gitDates.ts';

it('readGitDates gives each page folder the day of its last commit, demos included, phrases of the search not', async () => {
  const root = await realpath(await temporaryFolder());
  const content = path.join(root, 'content');
  const env = (day: string) => ({
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_DATE: `${day}T12:00:00Z`,
    GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
  });
  const git = (day: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      env: env(day),
    });
  const commit = async (day: string, ...files: string[]) => {
    for (const file of files) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), day);
    }
    git(day, 'add', '.');
    git(day, 'commit', '--quiet', '-m', day);
  };

  git('2025-01-01', 'init', '--quiet');
  await commit('2025-01-02', 'content/guides/setup/setup.md', 'content/widgets/dial/dial.md');
  await commit('2025-02-03', 'content/widgets/dial/demos/BasicDial.tsx');
  await commit('2025-03-04', 'README.md', 'content/guides/overview/overview.zh.md');

  await commit('2025-04-05', 'content/widgets/dial/phrases.json');

  expect(await readGitDates(content)).toEqual(
    new Map([
      [path.join(content, 'guides/overview'), '2025-03-04'],
      [path.join(content, 'widgets/dial'), '2025-02-03'],
      [path.join(content, 'guides/setup'), '2025-01-02'],
    ]),
  );
});

it('readGitDates is empty outside a checkout', async () => {
  expect(await readGitDates(await temporaryFolder())).toEqual(new Map());
});
