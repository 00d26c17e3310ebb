import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureServer, serverFile } from './ensureServer.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ensure-server-'));
  const compile = `node -e "fs.mkdirSync('build/server', { recursive: true }), fs.writeFileSync('${serverFile}', '')"`;
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ scripts: { 'build:server': compile } }),
  );
  mkdirSync(join(root, 'server'));
  writeFileSync(join(root, 'server/main.ts'), 'one');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('compiles what is missing, keeps what is current, and compiles again after a change', async () => {
  expect(await ensureServer(root)).toBe('compiled');
  expect(existsSync(join(root, serverFile))).toBe(true);
  expect(await ensureServer(root)).toBe('already compiled');
  writeFileSync(join(root, 'server/main.ts'), 'two');
  expect(await ensureServer(root)).toBe('compiled');
  rmSync(join(root, serverFile));
  expect(await ensureServer(root)).toBe('compiled');
});

it('says so when the compiler fails', async () => {
  writeFileSync(join(root, 'package.json'), '{ "scripts": { "build:server": "exit 3" } }');
  await expect(ensureServer(root)).rejects.toThrow('could not be compiled');
});
