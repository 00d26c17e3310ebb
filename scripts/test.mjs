import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
// The default import, because a missing named export would crash an old Node before its version is checked.
import util from 'node:util';
import { ensureBrowser } from '#scripts/setup/ensureBrowser.mjs';
import { ensureBuild } from '#scripts/setup/ensureBuild.mjs';
import { ensureDependencies } from '#scripts/setup/ensureDependencies.mjs';
import { ensureNode } from '#scripts/setup/ensureNode.mjs';
import { Interrupted } from '#scripts/setup/runCommand.mjs';
import { runStages } from '#scripts/stages/runStages.mjs';
import { selectStages } from '#scripts/stages/stages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

function readStages() {
  const options = { stage: { type: 'string', multiple: true, default: [] } };
  return selectStages(
    util.parseArgs({ options }).values.stage.flatMap((value) => value.split(',')),
  );
}

async function prepare(stages) {
  ensureNode(root);
  console.log(`Dependencies: ${await ensureDependencies(root)}`);
  const env = {};
  if (stages.some((stage) => stage.needsBrowser)) {
    env.CHROMIUM_PATH = await ensureBrowser(root);
    console.log(`Browser: ${env.CHROMIUM_PATH}`);
  }
  const buildsItself = stages.some((stage) => stage.name === 'build');
  if (!buildsItself && stages.some((stage) => stage.needsBuild)) {
    console.log(`Site: ${await ensureBuild(root, { env })}`);
  }
  return env;
}

async function test() {
  const stages = readStages();
  const reports = mkdtempSync(join(tmpdir(), 'docs-test-'));
  try {
    return await runStages(stages, { root, reports, env: await prepare(stages) });
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

const { passed, failed } = await test().catch((error) => {
  console.error(error.message);
  if (error instanceof Interrupted) {
    process.exit(130);
  }
  return { passed: 0, failed: 1 };
});
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
