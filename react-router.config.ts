import type { Config } from '@react-router/dev/config';
import { renamedPages } from '#content/renamedPages.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { readEnv } from '#pipeline/env.ts';
import { compressFiles } from '#pipeline/outputs/compressFiles.ts';
import { finishBuild } from '#pipeline/outputs/finishBuild.ts';
import { finishOffline } from '#pipeline/vite/finishOffline.ts';
import { writeMachineFiles } from '#pipeline/outputs/machineFiles.ts';
import { prerenderPaths } from '#pipeline/outputs/prerenderPaths.ts';
import { writeSandbox } from '#pipeline/vite/buildSandbox.ts';
import { sharedDocs } from '#pipeline/sharedDocs.ts';
import { policyHosts } from '#pipeline/outputs/policyHosts.ts';

const config = contentConfig(import.meta.dirname, { watching: false });

export default {
  appDirectory: 'site',
  ssr: false,
  // One Vite builds the client and the documents; two would read the configuration again and again.
  future: { v8_viteEnvironmentApi: true },
  routeDiscovery: { mode: 'initial' },
  prerender: {
    paths: () => prerenderPaths(sharedDocs()),
    concurrency: 4,
  },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const clientDir = `${buildDirectory}/client`;
    const { thirdParties } = readEnv(process.env, { isDevelopment: false });
    const hosts = policyHosts(thirdParties, process.env.FEEDBACK_URL ?? '');
    await finishBuild(buildDirectory, { policyHosts: hosts, renamedPages });
    await writeMachineFiles(sharedDocs(), clientDir);
    await writeSandbox(config, clientDir);
    await finishOffline(import.meta.dirname, clientDir, { kill: process.env.KILL_WORKER === '1' });
    // Last: everything above still changes files.
    await compressFiles(clientDir, `${buildDirectory}/serve/compressed`);
  },
} satisfies Config;
