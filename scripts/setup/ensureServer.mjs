import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeSources } from './ensureBuild.mjs';
import { npmCommand, runCommand } from './runCommand.mjs';

/** What the compiled server is made from. */
const serverSources = [
  'model',
  'search',
  'server',
  'package.json',
  'package-lock.json',
  'vite.server.config.ts',
];

/** The compiled server, which Node runs as it is. */
export const serverFile = 'build/server/main.js';
const stampFile = 'build/server/sources.sha256';

/** Compiles the server when it is missing or made from other sources; returns what it did. */
export async function ensureServer(root, options = {}) {
  const { digest } = describeSources(root, serverSources);
  const stamp = join(root, stampFile);
  const isCurrent =
    existsSync(join(root, serverFile)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === digest;
  if (isCurrent) {
    return 'already compiled';
  }
  const code = await runCommand([...npmCommand(), 'run', 'build:server'], {
    cwd: root,
    ...options,
  });
  if (code !== 0) {
    throw new Error('The server could not be compiled; the compiler says why above.');
  }
  writeFileSync(stamp, digest);
  return 'compiled';
}
