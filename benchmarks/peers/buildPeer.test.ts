import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildPeer } from './buildPeer.ts';
import type { PeerSite } from './PeerSite.ts';

const site: PeerSite = {
  name: 'peer',
  label: 'Peer',
  packages: { press: '1.2.3' },
  build: 'press build',
  output: 'dist',
  source: 'pages',
  files: { 'pages/x/a.md': 'A', 'pages/x/b.md': 'B' },
};

let folder: string;
let commands: string[];

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  folder = await mkdtemp(join(tmpdir(), 'bench-peer-'));
  commands = [];
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

/** Stands in for npm: remembers its commands and leaves what they would leave. */
async function runNpm([command = '']: string[]): Promise<void> {
  commands.push(command);
  if (command === 'install') {
    await mkdir(join(folder, 'node_modules/press'), { recursive: true });
    await writeFile(join(folder, 'node_modules/press/package.json'), '{ "version": "1.2.3" }');
  } else {
    await mkdir(join(folder, 'dist'), { recursive: true });
  }
}

const build = (changed: Partial<PeerSite> = {}, rebuild = false) =>
  buildPeer({ ...site, ...changed }, { folder, rebuild, runNpm });

it('installs and builds once, and again only what changed or when asked', async () => {
  expect(await build()).toBe(join(folder, 'dist'));
  expect(commands).toEqual(['install', 'run']);
  await build();
  expect(commands).toHaveLength(2);
  await build({}, true);
  expect(commands).toEqual(['install', 'run', 'run']);
  await build({ files: { 'pages/x/a.md': 'Changed' } });
  expect(commands).toEqual(['install', 'run', 'run', 'run']);
  await expect(readFile(join(folder, 'pages/x/b.md'))).rejects.toThrow(/ENOENT/);
});

it('installs again when another version is wanted', async () => {
  await build();
  await build({ packages: { press: '1.3.0' } });
  expect(commands).toEqual(['install', 'run', 'install', 'run']);
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(dependencies).toEqual({ press: '1.3.0' });
});

it('does not take a build that failed for a finished one', async () => {
  const fail = () => Promise.reject(new Error('out of memory'));
  await build();
  await expect(buildPeer(site, { folder, rebuild: true, runNpm: fail })).rejects.toThrow('memory');
  await build();
  expect(commands).toEqual(['install', 'run', 'run']);
});
