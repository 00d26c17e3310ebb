import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromium, firefox } from './browsers.mjs';
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
  expect(findBrowser(chromium, { CHROMIUM_PATH: good })).toBe(good);
  const bad = program('placeholder', 1);
  expect(() => findBrowser(chromium, { CHROMIUM_PATH: bad })).toThrow(
    /^CHROMIUM_PATH is ".*", but no browser/,
  );
});

it('looks on the PATH and skips what does not start', () => {
  program('chromium-browser', 1);
  const chrome = program('google-chrome', 0);
  expect(findBrowser(chromium, { PATH: folder })).toBe(chrome);
});

it('keeps the browsers apart', () => {
  const mine = program('my-firefox', 0);
  expect(findBrowser(firefox, { FIREFOX_PATH: mine })).toBe(mine);
  expect(findBrowser(firefox, { PATH: folder, CHROMIUM_PATH: mine })).toBeNull();
  const esr = program('firefox-esr', 0);
  program('firefox', 0);
  expect(findBrowser(firefox, { PATH: folder })).toBe(esr);
});
