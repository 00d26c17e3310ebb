import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scratchFolder } from '#tests/setup/scratchFolder.ts';
import { firefox } from './browsers.mjs';
import { aptPrefix, ensureBrowser } from './ensureBrowser.mjs';

const folder = scratchFolder();

function program(name, lines) {
  writeFileSync(join(folder, name), ['#!/bin/sh', ...lines, ''].join('\n'));
  chmodSync(join(folder, name), 0o755);
}

beforeEach(() => {
  vi.stubEnv('PATH', folder);
  vi.stubEnv('FIREFOX_PATH', '');
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('uses apt-get only with the rights to', () => {
  expect(aptPrefix({ hasApt: false, isRoot: true, canSudo: true })).toBeNull();
  expect(aptPrefix({ hasApt: true, isRoot: true, canSudo: false })).toEqual([]);
  expect(aptPrefix({ hasApt: true, isRoot: false, canSudo: true })).toEqual(['sudo', '-n']);
  expect(aptPrefix({ hasApt: true, isRoot: false, canSudo: false })).toBeNull();
});

it('says which browser is missing, and how to name one, where none can be installed', async () => {
  await expect(ensureBrowser(folder, firefox)).rejects.toThrow(
    'The browser tests need Firefox, and none could be found or installed: install one and set FIREFOX_PATH to its path.',
  );
});

it('installs the first package there is', async () => {
  const installed = join(folder, 'firefox');
  program('true', []);
  program('sudo', ['shift', 'exec "$@"']);
  // A system without a package of the extended support release.
  program('apt-get', [
    'case "$*" in',
    '*firefox-esr) exit 100 ;;',
    `*firefox) printf '#!/bin/sh\\n' > ${installed}; /bin/chmod +x ${installed} ;;`,
    'esac',
  ]);
  expect(await ensureBrowser(folder, firefox)).toBe(installed);
});
