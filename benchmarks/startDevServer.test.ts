import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort, startDevServer } from './startDevServer.ts';

const longMs = 60_000;

describe.skipIf(process.platform === 'win32')('startDevServer', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dev-server-'));
    await writeFile(join(folder, 'package.json'), '{"scripts":{"dev":"node server.cjs"}}');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it(
    'runs the script on the port, and stops it with all its processes',
    async () => {
      // Ignores the polite signal, as a server that still closes connections does.
      const server = `
        process.on('SIGTERM', () => {});
        const port = process.argv[process.argv.indexOf('--port') + 1];
        require('node:http').createServer((_, response) => response.end('here')).listen(port, 'localhost');
      `;
      await writeFile(join(folder, 'server.cjs'), server);
      const started = startDevServer(folder, await findFreePort());
      try {
        await started.listening();
        expect(await (await fetch(started.origin)).text()).toBe('here');
      } finally {
        await started.stop();
      }
      await expect(fetch(started.origin)).rejects.toThrow('fetch failed');
    },
    longMs,
  );

  it(
    'says why the server did not start',
    async () => {
      await writeFile(join(folder, 'server.cjs'), `throw new Error('no configuration');`);
      const started = startDevServer(folder, await findFreePort());
      await expect(started.listening()).rejects.toThrow('no configuration');
      await started.stop();
    },
    longMs,
  );
});
