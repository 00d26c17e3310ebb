import { resolveConfig, type ServerOptions } from 'vite';
import { describe, expect, it } from 'vitest';
import type { DocsConfig } from '#pipeline/docs/DocsConfig.ts';
import { sandboxPlugin } from './sandboxPlugin.ts';

/** What a server with the plugin watches. */
async function watchOf(server: ServerOptions) {
  const plugins = [sandboxPlugin({ cacheDir: '/docs/.cache' } as DocsConfig)];
  const config = await resolveConfig({ configFile: false, plugins, server }, 'serve');
  return config.server.watch;
}

describe('sandboxPlugin', () => {
  it('keeps the finished frame out of what the development server watches', async () => {
    expect(await watchOf({})).toEqual({ ignored: ['/docs/.cache/**'] });
  });

  it('leaves servers that watch nothing as they are', async () => {
    expect(await watchOf({ watch: null })).toBeNull();
  });
});
