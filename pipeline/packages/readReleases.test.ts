import { expect, it } from 'vitest';
import { parseChangelog, readReleases } from './readReleases.ts';

it('reads version, day and text of each release, whatever the heading looks like', () => {
  const changelog =
    '# Changelog\n\n## 8.2.0\n\n_Jan 2, 2026_\n\n- two\n\n## v8.1.0\n\n<!-- range -->\n\n_Dec 31, 2025_\n\n- one\n\n## Older\n';
  const releases = parseChangelog(changelog);
  expect([...releases].map(([version, { day }]) => [version, day])).toEqual([
    ['8.2.0', '2026-01-02'],
    ['8.1.0', '2025-12-31'],
  ]);
  expect(releases.get('8.1.0')?.text).toContain('- one');
});

it('knows the releases of the installed packages', () => {
  expect(readReleases(process.cwd()).get('8.11.0')?.day).toBe('2025-08-29');
});
