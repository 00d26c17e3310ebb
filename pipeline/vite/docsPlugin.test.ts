import { describe, expect, it } from 'vitest';
import { AuthorError } from '#pipeline/content-files/AuthorError.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { type FileChanges, writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { docsPlugin } from './docsPlugin.ts';

const broken = {
  'guides/notes/notes.md': '---\ntitle: Notes\ndescription: A page.\n---\n\n[gone](/x/gone)\n',
};
const message =
  'content/guides/notes/notes.md:6 The link "/x/gone" leads to no page. Link to a page that exists, or write that page first.';

type Hook = (this: unknown, ...args: unknown[]) => unknown;

/** The plugin over a mini-site, its hooks callable without Vite. */
async function plugin(changes: FileChanges) {
  const config = await writeMiniSite(changes);
  return { config, hooks: docsPlugin(openDocs(config)) as unknown as Record<string, Hook> };
}

describe('docsPlugin', () => {
  const emitted: { id: string }[] = [];
  const context = {
    environment: { name: 'client', logger: { info: () => {} } },
    emitFile: (file: { id: string }) => emitted.push(file),
  };

  it('fails a build with the mistakes of the content', async () => {
    const { hooks } = await plugin(broken);
    hooks.configResolved?.({ command: 'build' });
    const error = await Promise.resolve(hooks.buildStart?.call(context)).catch((reason) => reason);
    expect(error).toBeInstanceOf(AuthorError);
    expect(error).toMatchObject({ message });
  });

  it('lets a build without mistakes pass, in which every section has its demos as chunks', async () => {
    const { hooks } = await plugin({});
    hooks.configResolved?.({ command: 'build' });
    await expect(hooks.buildStart?.call(context)).resolves.toBeUndefined();
    expect(emitted.map(({ id }) => id)).toEqual([
      'virtual:docs/demos/guides',
      'virtual:docs/demos/widgets',
    ]);
  });

  it('gives demos in the browser a provider of dates that the reader can change, and nobody else', async () => {
    const { config, hooks } = await plugin({});
    const { handler } = hooks.resolveId as unknown as { handler: Hook };
    const demo = `${config.contentDir}/widgets/demos/Demo.tsx`;
    for (const name of ['@mui/x-date-pickers', '@mui/x-date-pickers-pro']) {
      const id = `${name}/LocalizationProvider`;
      expect(handler.call(context, id, demo)).toBe(
        `${config.root}/site/platform/demo-theme/LocalizationProvider.tsx`,
      );
      expect(handler.call(context, id, `${config.root}/site/other.tsx`)).toBeNull();
      expect(handler.call({ environment: { name: 'ssr' } }, id, demo)).toBeNull();
    }
  });
});
