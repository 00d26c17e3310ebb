import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/mini-site/temporaryFolder.ts';
import { readSourceDate } from './readSourceDate.ts';

describe('readSourceDate', () => {
  it('is the day of SOURCE_DATE_EPOCH where it is set', async () => {
    expect(await readSourceDate('.', { SOURCE_DATE_EPOCH: '1794700800' })).toBe('2026-11-15');
    await expect(readSourceDate('.', { SOURCE_DATE_EPOCH: 'today' })).rejects.toThrow(
      'SOURCE_DATE_EPOCH must be a number of seconds since 1970. It is "today".',
    );
  });

  it('is the day of the last commit in a checkout, and unknown outside', async () => {
    const root = await temporaryFolder();
    expect(await readSourceDate(root, {})).toBeNull();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
        cwd: root,
        env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-04T12:00:00Z' },
      });
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '-m', 'a');
    expect(await readSourceDate(root, {})).toBe('2026-03-04');
  });
});
