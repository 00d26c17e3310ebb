import type { Config } from '@react-router/dev/config';
import { renamedPages } from '#content/renamedPages.ts';
import { contentConfig } from '#pipeline/contentConfig.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { finishBuild } from '#pipeline/outputs/finishBuild.ts';
import { prerenderPaths } from '#pipeline/outputs/prerenderPaths.ts';
import { readPolicyHosts } from '#pipeline/outputs/readPolicyHosts.ts';

export default {
  appDirectory: 'site',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: {
    paths: () => prerenderPaths(openDocs(contentConfig(import.meta.dirname, { watching: false }))),
    concurrency: 4,
  },
  buildEnd: ({ reactRouterConfig }) =>
    finishBuild(reactRouterConfig.buildDirectory, {
      policyHosts: readPolicyHosts(process.env),
      renamedPages,
    }),
} satisfies Config;
