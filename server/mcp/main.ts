import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Hono } from 'hono';
import { securityHeaders } from '#model/headerRules.ts';
import { readConfig } from '#server/config.ts';
import { listen } from '#server/http/listen.ts';
import { createLog } from '#server/http/log.ts';
import { createMcpServer } from './createMcpServer.ts';
import { mcpPath, mcpRoutes } from './mcpRoutes.ts';
import { openBuiltDocs } from './openBuiltDocs.ts';
import { openDocsThread } from './openDocsThread.ts';

/** Standard output belongs to the protocol, so everything said to people goes to standard error. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      http: { type: 'boolean', default: false },
      port: { type: 'string', default: '3333' },
      dir: {
        type: 'string',
        // Assistants start this from any folder, so the default is not relative to the current one.
        default: readConfig({
          CLIENT_DIR: join(import.meta.dirname, '../../build/client'),
          ...process.env,
        }).clientDir,
      },
    },
  });
  const clientDir = resolve(values.dir);
  if (!existsSync(join(clientDir, 'search-index'))) {
    throw new Error(
      `There is no built documentation in ${clientDir}: run \`npm run build\` first.`,
    );
  }
  if (!values.http) {
    await createMcpServer(openBuiltDocs(clientDir)).connect(new StdioServerTransport());
    return;
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port must be a whole number from 0 to 65535, but it is "${values.port}".`);
  }
  const app = new Hono().route(
    '/',
    mcpRoutes({
      thread: openDocsThread(clientDir, createLog('text')),
      // Only programs of this machine reach it.
      perClient: 1_000_000,
      proxies: 0,
      securityHeaders: securityHeaders({ https: false }),
    }),
  );
  const server = await listen(app, { port, strictPort: port !== 0, host: 'localhost' });
  console.error(`Documentation for assistants at http://localhost:${server.port}${mcpPath}`);
  const stop = () => void server.close().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
