import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { sandboxPath, sandboxPolicy } from '#model/contentSecurityPolicy.ts';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import { toolHash } from '#pipeline/cache/toolHash.ts';
import type { DocsConfig } from '#pipeline/docs/DocsConfig.ts';
import {
  sandboxChunkSource,
  sandboxIndexSource,
  sandboxModules,
  type SandboxModules,
} from '#pipeline/packages/sandboxModules.ts';

/** Everything the frame is built from; a change to any of it rebuilds the frame. */
const inputs = [
  'model/contentSecurityPolicy.ts',
  'pipeline/packages/sandboxModules.ts',
  'pipeline/vite/buildSandbox.ts',
  'site/features/live-code/**',
  'site/platform/demo-theme/**',
  'site/platform/settings/**',
  'site/ui/iconFont.page.css',
];

type SandboxConfig = Pick<DocsConfig, 'root' | 'contentDir' | 'cacheDir'>;

/** Builds the frame in which edited code runs, unless it is cached; returns its folder. */
export async function buildSandbox({ root, contentDir, cacheDir }: SandboxConfig): Promise<string> {
  const modules = await sandboxModules(root, contentDir);
  const hash = hashOf([toolHash(root, inputs), JSON.stringify(modules)]);
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
    // Readers who edit code need the full warnings of React and the library.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: path.join(root, 'site/features/live-code/frame/frame.html'),
        // `use client` directives, and `eval` in the library's spreadsheet export: nothing we can fix.
        onLog(level, log, report) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'EVAL') {
            report(level, log);
          }
        },
      },
    },
  });
}

/** Copies the frame into the built site. */
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

/** The policy comes first in the document, before anything it applies to. */
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
