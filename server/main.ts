import cluster from 'node:cluster';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig } from './config.ts';
import { createApp } from './createApp.ts';
import { connectDatabase } from './database/connectDatabase.ts';
import { purgeDaily } from './database/purgeDaily.ts';
import { createFeedbackStore } from './feedback/feedbackStore.ts';
import { listen } from './http/listen.ts';
import { createInsightStore } from './insight/insightStore.ts';
import { createLog, type Log } from './http/log.ts';
import { createMetrics, metricsApp } from './http/metrics.ts';
import { runProcesses } from './runProcesses.ts';

async function start(log: Log, config: ReturnType<typeof readConfig>): Promise<void> {
  const clientDir = resolve(config.clientDir);
  if (!existsSync(clientDir)) {
    throw new Error(`There is no built site in ${config.clientDir}: run \`npm run build\` first.`);
  }
  if (!existsSync(join(clientDir, '../serve/manifest.json'))) {
    log.error('The build wrote no manifest: pages are served without a content security policy.');
  }

  const {
    database: location,
    feedback: { days, ...limits },
  } = config;
  const database = connectDatabase(location, log);
  const store = createFeedbackStore(database);
  // Pages can be read while the database is unavailable, so its failure stops nothing; the store logs what is wrong.
  const isOpen = await store.check().then(
    () => true,
    () => false,
  );
  if (isOpen) {
    log.info('Feedback database is ready.', {
      engine: location.kind === 'file' ? 'libsql' : 'postgresql',
      ...(location.kind === 'file' && { file: location.path }),
    });
  }
  const stopPurging = [purgeDaily(store, { what: 'feedback', days, log })];
  const feedback = { store, ...limits };
  const insight = config.insight && {
    ...config.insight,
    store: createInsightStore(database),
  };
  if (insight) {
    stopPurging.push(purgeDaily(insight.store, { what: 'insight', days: insight.days, log }));
  }
  const { https, httpsSubdomains, mcp, metricsPort, logSample: sample } = config;
  const metrics = metricsPort === undefined ? undefined : createMetrics();
  const watch = metrics || sample > 0 ? { ...(metrics && { metrics }), sample, log } : null;
  const app = createApp({ clientDir, https, httpsSubdomains, mcp, feedback, insight, watch, log });
  const server = await listen(app, { ...config, log });
  if (config.port !== 0 && server.port !== config.port) {
    log.info(`Port ${config.port} is taken, using ${server.port} instead.`);
  }
  const host = config.host?.includes(':') ? `[${config.host}]` : (config.host ?? 'localhost');
  const scheme = config.certificate ? 'https' : 'http';
  log.info(`Serving ${config.clientDir} at ${scheme}://${host}:${server.port}`);
  if (metrics && metricsPort !== undefined) {
    // Each process has its own counters, on a port of its own.
    const port = metricsPort + (cluster.worker?.id ?? 1) - 1;
    await listen(metricsApp(metrics), { port, host: '127.0.0.1', strictPort: true });
    log.info(`Counters at http://127.0.0.1:${port}/metrics`);
  }

  let stopping = false;
  const stop = async (): Promise<void> => {
    // A terminal signals the whole process group and the parent forwards it once more.
    if (stopping) {
      return;
    }
    stopping = true;
    log.info('Stopping: no new connections, open requests are answered.');
    stopPurging.forEach((end) => end());
    await server.close();
    await insight?.store.close();
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
    runProcesses(config.processes, () => start(log, config), log).catch(fail);
  } catch (error) {
    fail(error);
  }
}

main();
