import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeInstall, installReason, isInstalled } from './ensureDependencies.mjs';

const machine = { platform: 'linux', arch: 'arm64', versions: { modules: '115' } };
const lock = {
  packages: {
    '': { name: 'root' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-linux': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['arm64'] },
    'node_modules/a-win': { version: '1.0.0', optional: true, os: ['win32'], cpu: ['x64'] },
  },
};
const record = {
  packages: {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-linux': { version: '1.0.0' },
  },
};

describe('isInstalled', () => {
  it('needs every package that is made for this machine', () => {
    expect(isInstalled(lock, record, machine)).toBe(true);
    expect(isInstalled(lock, record, { ...machine, platform: 'win32', arch: 'x64' })).toBe(false);
  });

  it('notices a missing package, another version, and no installation', () => {
    expect(isInstalled(lock, { packages: {} }, machine)).toBe(false);
    const older = { packages: { ...record.packages, 'node_modules/a': { version: '0.9.0' } } };
    expect(isInstalled(lock, older, machine)).toBe(false);
    expect(isInstalled(lock, null, machine)).toBe(false);
  });
});

it('describes an installation by lock file, Node and machine', () => {
  const first = describeInstall('lock', machine);
  expect(describeInstall('lock', machine)).toEqual(first);
  expect(describeInstall('other', machine)).not.toEqual(first);
  expect(describeInstall('lock', { ...machine, arch: 'x64' })).not.toEqual(first);
});

describe('installReason', () => {
  let root;
  const write = (path, value) => writeFileSync(join(root, path), JSON.stringify(value));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
    write('package-lock.json', { packages: { 'node_modules/a': { version: '1.0.0' } } });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const stamp = (changes = {}) =>
    write('node_modules/.cache/docs-install.json', {
      ...describeInstall(JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } })),
      ...changes,
    });

  it('installs when nothing is there', () => {
    expect(installReason(root)).toBe('Not installed yet');
  });

  it('is content with its own stamp', () => {
    stamp();
    expect(installReason(root)).toBeNull();
  });

  it('takes over what npm installed by hand', () => {
    write('node_modules/.package-lock.json', {
      packages: { 'node_modules/a': { version: '1.0.0' } },
    });
    expect(installReason(root)).toBeNull();
  });

  it('installs again for another lock file or another machine', () => {
    write('node_modules/.package-lock.json', { packages: {} });
    stamp({ lock: 'old' });
    expect(installReason(root)).toBe('The lock file changed');
    stamp({ platform: 'darwin-x64' });
    expect(installReason(root)).toBe('Installed for another Node version or machine');
  });
});
