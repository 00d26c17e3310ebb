import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { readCommitDate } from './readCommitDate.ts';

it('is the day of the last commit in a checkout, and unknown outside', async () => {
  const root = await temporaryFolder();
  expect(await readCommitDate(root)).toBeNull();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-04T12:00:00Z' },
    });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '-m', 'a');
  expect(await readCommitDate(root)).toBe('2026-03-04');
});
