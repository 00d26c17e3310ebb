import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { sandboxPath, sandboxPolicy } from '#model/sandboxPolicy.ts';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import { toolHash } from '#pipeline/cache/toolHash.ts';
import type { DocsConfig } from '#pipeline/DocsConfig.ts';
import { sandboxModules, type SandboxModules } from '#pipeline/sandbox/sandboxModules.ts';
import { sandboxChunkSource, sandboxIndexSource } from '#pipeline/sandbox/sandboxModuleSource.ts';

/** Everything the frame is made from; a change to any of it makes another frame. */
const ingredients = [
  'model/sandboxPolicy.ts',
  'pipeline/sandbox/**',
  'pipeline/vite/buildSandbox.ts',
  'site/features/live-code/**',
  'site/features/demo/**',
  'site/platform/settings/**',
];

type SandboxConfig = Pick<DocsConfig, 'root' | 'contentDir' | 'cacheDir'>;

/** Builds the frame in which edited code runs, or finds it built; returns its folder. */
export async function buildSandbox({ root, contentDir, cacheDir }: SandboxConfig): Promise<string> {
  const modules = await sandboxModules(root, contentDir);
  const hash = hashOf([toolHash(root, ingredients), JSON.stringify(modules)]);
  const folder = path.join(cacheDir, 'sandbox', hash);
  if (await stat(folder).catch(() => null)) {
    return folder;
  }
  const partial = `${folder}.${randomUUID()}.partial`;
  await mkdir(partial, { recursive: true });
  try {
    await buildFrame(root, modules, partial);
    await rename(partial, folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return folder;
}

async function buildFrame(root: string, modules: SandboxModules, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: path.join(root, 'site/features/live-code/frame'),
    base: `${sandboxPath}/`,
    publicDir: false,
    logLevel: 'warn',
    plugins: [modulesPlugin(modules), policyPlugin()],
    // Readers who edit code want the warnings of React and the library, not numbers of messages.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: path.join(root, 'site/features/live-code/frame/frame.html'),
        // Marks for servers in each of the library's files, and how its spreadsheet export was compiled: not ours to mend.
        onLog(level, log, report) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'EVAL') {
            report(level, log);
          }
        },
      },
    },
  });
}

/** Puts the frame into the written site. */
export async function writeSandbox(config: SandboxConfig, clientDir: string): Promise<void> {
  const target = path.join(clientDir, sandboxPath);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await cp(await buildSandbox(config), target, { recursive: true });
}

function modulesPlugin(modules: SandboxModules): Plugin {
  const index = 'virtual:sandbox/modules';
  return {
    name: 'sandbox-modules',
    resolveId: {
      filter: { id: /^virtual:sandbox\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:sandbox\// },
      handler(id) {
        return id === `\0${index}`
          ? sandboxIndexSource(modules)
          : sandboxChunkSource(id.slice(`\0${index}/`.length), modules);
      },
    },
  };
}

/** The policy stands first in the document, before anything it applies to. */
function policyPlugin(): Plugin {
  return {
    name: 'sandbox-policy',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: sandboxPolicy },
        injectTo: 'head-prepend',
      },
    ],
  };
}
