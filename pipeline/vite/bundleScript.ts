import { build, type Plugin } from 'vite';

interface ScriptOptions {
  root: string;
  /** Module the script starts with: a file, or an id one of the plugins resolves. */
  input: string;
  /** Syntax the script may use; by default that of the site's own modules. */
  target?: string;
  plugins?: Plugin[];
}

/** Bundles and minifies one entry into a classic script, which runs without waiting for any other file. */
export async function bundleScript({ root, input, target, plugins = [] }: ScriptOptions) {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins,
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      ...(target === undefined ? {} : { target }),
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [result] = [output].flat();
  const chunk =
    result && 'output' in result ? result.output.find(({ type }) => type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') {
    throw new Error(`The script ${input} was not bundled.`);
  }
  return { code: chunk.code, modules: chunk.moduleIds };
}
