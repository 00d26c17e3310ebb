import path from 'node:path';
import { build } from 'vite';

/** Bundles one entry of `site/service-worker` into a classic script. */
export async function bundleWorker(root: string, entry: 'serviceWorker' | 'killSwitch') {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, 'site/service-worker', `${entry}.ts`),
        output: { format: 'iife' },
      },
    },
  });
  const [result] = [output].flat();
  const chunk =
    result && 'output' in result ? result.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') {
    throw new Error(`The worker ${entry} was not bundled.`);
  }
  return chunk.code;
}
