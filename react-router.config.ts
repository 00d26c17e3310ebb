import type { Config } from '@react-router/dev/config';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { finishBuild } from '#pipeline/outputs/finishBuild.ts';
import { finishOffline } from '#pipeline/vite/finishOffline.ts';
import { prerenderPaths } from '#pipeline/outputs/prerenderPaths.ts';

export default {
  appDirectory: 'site',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: {
    paths: () => prerenderPaths(openDocs(contentConfig(import.meta.dirname, { watching: false }))),
    concurrency: 4,
  },
  async buildEnd({ reactRouterConfig }) {
    const clientDir = `${reactRouterConfig.buildDirectory}/client`;
    await finishBuild(clientDir);
    await finishOffline(import.meta.dirname, clientDir, { kill: process.env.KILL_WORKER === '1' });
  },
} satisfies Config;
