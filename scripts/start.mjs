// The default import, because a missing named export would crash an old Node before its version is checked.
import util from 'node:util';
import { fileURLToPath } from 'node:url';
import { ensureBuild } from '#scripts/setup/ensureBuild.mjs';
import { ensureDependencies } from '#scripts/setup/ensureDependencies.mjs';
import { ensureServer, serverFile } from '#scripts/setup/ensureServer.mjs';
import { ensureNode } from '#scripts/setup/ensureNode.mjs';
import { Interrupted, runCommand } from '#scripts/setup/runCommand.mjs';
import { runStep } from '#scripts/setup/runStep.mjs';
import { stopWithParent } from '#scripts/setup/stopWithParent.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

async function start() {
  ensureNode(root);
  stopWithParent();
  const { values } = util.parseArgs({ options: { rebuild: { type: 'boolean', default: false } } });
  const total = 3;
  await runStep({ number: 1, total, title: 'Installing dependencies' }, () =>
    ensureDependencies(root),
  );
  await runStep({ number: 2, total, title: 'Building the site' }, () =>
    ensureBuild(root, { force: values.rebuild }),
  );
  await ensureServer(root);
  console.log(`3/${total} Starting the server …`);
  process.exitCode = await runCommand([process.execPath, serverFile], { cwd: root });
}

start().catch((error) => {
  console.error(error.message);
  process.exitCode = error instanceof Interrupted ? 130 : 1;
});
