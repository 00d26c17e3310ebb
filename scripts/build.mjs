import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureServer } from '#scripts/setup/ensureServer.mjs';
import { Interrupted, runCommand } from '#scripts/setup/runCommand.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = createRequire(import.meta.url).resolve('vite/package.json');

/**
 * A build needs less than half a gigabyte at a time, but on a large machine the heap would grow to three before garbage
 * is collected. With less room for young values, collecting them takes a tenth of the time. Measurements:
 * docs/decisions/013-what-a-build-may-take.md.
 */
const heap = ['--max-old-space-size=800', '--max-semi-space-size=48'];
// Allocators of the C library and of the bundler: fewer arenas, and free pages are returned at once.
const env = { MALLOC_ARENA_MAX: '1', MIMALLOC_PURGE_DELAY: '0' };

const command = [
  process.execPath,
  ...heap,
  join(dirname(manifest), 'bin/vite.js'),
  'build',
  '--app',
];
runCommand([...command, ...process.argv.slice(2)], { cwd: root, env })
  .then(async (code) => {
    process.exitCode = code;
    if (code === 0) {
      await ensureServer(root);
    }
  })
  .catch((error) => {
    console.error(error.message);
    process.exitCode = error instanceof Interrupted ? 130 : 1;
  });
