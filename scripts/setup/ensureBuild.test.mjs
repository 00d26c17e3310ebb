import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { environmentSchema } from '#pipeline/env.ts';
import { buildReason, buildVariables, describeSettings, describeSources } from './ensureBuild.mjs';

let root;
const hour = 3600;
const now = Date.now() / 1000;
const age = (path, seconds) => utimesSync(join(root, path), now - seconds, now - seconds);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(root, 'content/items'), { recursive: true });
  writeFileSync(join(root, 'content/items/items.md'), 'text');
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

function build({ secondsAgo, digest }) {
  mkdirSync(join(root, 'build/client'), { recursive: true });
  writeFileSync(join(root, 'build/client/index.html'), '');
  age('build/client/index.html', secondsAgo);
  if (digest) {
    writeFileSync(join(root, 'build/sources.sha256'), digest);
  }
}

it('builds when there is no build', () => {
  expect(buildReason(root)).toBe('Not built yet');
});

it('is content when the sources read the same, whatever their dates', () => {
  build({ secondsAgo: hour, digest: describeSources(root).digest });
  expect(buildReason(root)).toBeNull();
});

it('builds when a source reads differently', () => {
  build({ secondsAgo: hour, digest: describeSources(root).digest });
  writeFileSync(join(root, 'content/items/items.md'), 'new text');
  expect(buildReason(root)).toBe('The sources changed');
});

it('builds when a source was removed', () => {
  build({ secondsAgo: hour, digest: describeSources(root).digest });
  rmSync(join(root, 'content/items/items.md'));
  expect(buildReason(root)).toBe('The sources changed');
});

it('takes over a build made by hand after the last change', () => {
  build({ secondsAgo: -1, digest: 'of an earlier state' });
  expect(buildReason(root)).toBeNull();
});

it('builds when the settings are others than those of the build', () => {
  build({ secondsAgo: -1, digest: 'of an earlier state' });
  const settings = describeSettings({ DOCS_ADS: 'off', HOME: '/' });
  expect(buildReason(root, describeSources(root), settings)).toBe('The settings changed');
  writeFileSync(join(root, 'build/settings.sha256'), settings);
  expect(buildReason(root, describeSources(root), settings)).toBeNull();
  expect(buildReason(root, describeSources(root), '')).toBe('The settings changed');
});

it('knows every variable of a build', () => {
  expect(buildVariables.toSorted()).toEqual(Object.keys(environmentSchema.shape).sort());
  expect(describeSettings({ KILL_WORKER: '1' })).not.toBe('');
});

it('takes no settings and empty settings for the same', () => {
  expect(describeSettings({ DOCS_ADS: '', PORT: '3000' })).toBe('');
});

it('does not look at tests', () => {
  const before = describeSources(root).digest;
  writeFileSync(join(root, 'content/items/readItems.test.ts'), '');
  expect(describeSources(root).digest).toBe(before);
});
