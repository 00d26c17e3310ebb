import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { createApp } from './createApp.ts';
import { listen } from './listen.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const clientDir = resolve(config.clientDir);
  if (!existsSync(clientDir)) {
    throw new Error(`There is no built site in ${config.clientDir}: run \`npm run build\` first.`);
  }

  const server = await listen(createApp({ clientDir }), config);
  if (config.port !== 0 && server.port !== config.port) {
    console.log(`Port ${config.port} is taken, using ${server.port} instead.`);
  }
  const host = config.host?.includes(':') ? `[${config.host}]` : (config.host ?? 'localhost');
  console.log(`Serving ${config.clientDir} at http://${host}:${server.port}`);

  let stopping = false;
  const stop = (): void => {
    // A terminal signals the whole process group and the parent forwards it once more.
    if (stopping) {
      return;
    }
    stopping = true;
    console.log('Stopping.');
    void server.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
