import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from './config.ts';
import { createApp } from './createApp.ts';
import { createFeedbackStore } from './feedback/feedbackStore.ts';
import { purgeDaily } from './feedback/purgeDaily.ts';
import { listen } from './listen.ts';
import { createLog, type Log } from './log.ts';

async function start(log: Log, config: ReturnType<typeof readConfig>): Promise<void> {
  const clientDir = resolve(config.clientDir);
  if (!existsSync(clientDir)) {
    throw new Error(`There is no built site in ${config.clientDir}: run \`npm run build\` first.`);
  }
  if (!existsSync(join(clientDir, '../serve/manifest.json'))) {
    log.error('The build left no manifest: pages are served without a content security policy.');
  }

  const { database, days, ...limits } = config.feedback;
  const store = createFeedbackStore(database, log);
  // Pages can be read while the database is away, so its failure stops nothing; the store says what is wrong.
  const isOpen = await store.check().then(
    () => true,
    () => false,
  );
  if (isOpen) {
    log.info('Feedback database is ready.', {
      engine: database.kind === 'file' ? 'libsql' : 'postgresql',
      ...(database.kind === 'file' && { file: database.path }),
    });
  }
  const stopPurging = purgeDaily(store, { days, log });

  const feedback = { store, ...limits };
  const app = createApp({ clientDir, https: config.https, mcp: config.mcp, feedback, log });
  const server = await listen(app, config);
  if (config.port !== 0 && server.port !== config.port) {
    log.info(`Port ${config.port} is taken, using ${server.port} instead.`);
  }
  const host = config.host?.includes(':') ? `[${config.host}]` : (config.host ?? 'localhost');
  log.info(`Serving ${config.clientDir} at http://${host}:${server.port}`);

  let stopping = false;
  const stop = async (): Promise<void> => {
    // A terminal signals the whole process group and the parent forwards it once more.
    if (stopping) {
      return;
    }
    stopping = true;
    log.info('Stopping: no new connections, open requests are answered.');
    stopPurging();
    await server.close();
    await store.close();
    log.info('Stopped.');
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

function main(): void {
  let log = createLog('text');
  const fail = (error: unknown): void => {
    log.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  };
  try {
    const config = readConfig(process.env);
    log = createLog(config.logFormat);
    start(log, config).catch(fail);
  } catch (error) {
    fail(error);
  }
}

main();
