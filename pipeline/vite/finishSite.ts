import path from 'node:path';
import type { Docs } from '#pipeline/docs/Docs.ts';
import type { BuildEnv } from '#pipeline/env.ts';
import { compressFiles } from '#pipeline/outputs/compressFiles.ts';
import { finishBuild } from '#pipeline/outputs/finishBuild.ts';
import { writeMachineFiles } from '#pipeline/outputs/machineFiles.ts';
import { policyHosts } from '#pipeline/outputs/securePages.ts';
import { writeSandbox } from './buildSandbox.ts';
import { finishOffline } from './finishOffline.ts';
import type { WrittenSite } from './prerenderSite.ts';

/** Completes the written documents: policies, files for machines, the frame for edited code, the worker, compression. */
export async function finishSite(
  docs: Docs,
  { thirdParties, feedbackUrl, killWorker }: BuildEnv,
  buildDir: string,
  { views, chunks }: WrittenSite,
): Promise<void> {
  const { config } = docs;
  const clientDir = path.join(buildDir, 'client');
  const hosts = policyHosts(thirdParties, feedbackUrl);
  await finishBuild(buildDir, { policyHosts: hosts, renamedPages: config.renamedPages });
  await writeMachineFiles(docs, clientDir);
  await writeSandbox(config, clientDir);
  await finishOffline(config.root, clientDir, { kill: killWorker, views, chunks });
  // Last: everything above still changes files.
  await compressFiles({
    from: clientDir,
    to: path.join(buildDir, 'serve/compressed'),
    record: path.join(config.cacheDir, 'compressed.json'),
  });
}
