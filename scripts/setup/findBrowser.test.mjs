import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aptPrefix } from './ensureBrowser.mjs';
import { findBrowser } from './findBrowser.mjs';

let folder;

function program(name, exitCode) {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(file, 0o755);
  return file;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('takes the browser it is told to, or says that it does not start', () => {
  const good = program('mine', 0);
  expect(findBrowser({ CHROMIUM_PATH: good })).toBe(good);
  const bad = program('placeholder', 1);
  expect(() => findBrowser({ CHROMIUM_PATH: bad })).toThrow(
    /^CHROMIUM_PATH is ".*", but no browser/,
  );
});

it('looks on the PATH and skips what does not start', () => {
  program('chromium-browser', 1);
  const chrome = program('google-chrome', 0);
  expect(findBrowser({ PATH: folder })).toBe(chrome);
});

it('uses apt-get only with the rights to', () => {
  expect(aptPrefix({ hasApt: false, isRoot: true, canSudo: true })).toBeNull();
  expect(aptPrefix({ hasApt: true, isRoot: true, canSudo: false })).toEqual([]);
  expect(aptPrefix({ hasApt: true, isRoot: false, canSudo: true })).toEqual(['sudo', '-n']);
  expect(aptPrefix({ hasApt: true, isRoot: false, canSudo: false })).toBeNull();
});
