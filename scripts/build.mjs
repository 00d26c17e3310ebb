import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Interrupted, runCommand } from '#scripts/setup/runCommand.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = createRequire(import.meta.url).resolve('@react-router/dev/package.json');

/**
 * A build holds less than half a gigabyte at a time, but on a large machine it would fill three before anything is
 * thrown away. What is measured: docs/decisions/013-what-a-build-may-take.md.
 */
const heap = ['--max-old-space-size=800'];
// Allocators of the C library and of the bundler: fewer pools, and pages given back when they are free.
const env = { MALLOC_ARENA_MAX: '1', MIMALLOC_PURGE_DELAY: '0' };

const command = [process.execPath, ...heap, join(dirname(manifest), 'bin.js'), 'build'];
runCommand([...command, ...process.argv.slice(2)], { cwd: root, env })
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error) => {
    console.error(error.message);
    process.exitCode = error instanceof Interrupted ? 130 : 1;
  });
