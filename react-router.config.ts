import type { Config } from '@react-router/dev/config';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { finishBuild } from '#pipeline/outputs/finishBuild.ts';
import { finishOffline } from '#pipeline/vite/finishOffline.ts';
import { prerenderPaths } from '#pipeline/outputs/prerenderPaths.ts';
import { writeSandbox } from '#pipeline/vite/buildSandbox.ts';

const config = contentConfig(import.meta.dirname, { watching: false });

export default {
  appDirectory: 'site',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: {
    paths: () => prerenderPaths(openDocs(config)),
    concurrency: 4,
  },
  buildEnd: async ({ reactRouterConfig }) => {
    const clientDir = `${reactRouterConfig.buildDirectory}/client`;
    await finishBuild(clientDir);
    await writeSandbox(config, clientDir);
    await finishOffline(import.meta.dirname, clientDir, { kill: process.env.KILL_WORKER === '1' });
  },
} satisfies Config;
