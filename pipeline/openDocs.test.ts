import path from 'node:path';
import { languageCodes } from '#model/Language.ts';
import { describe, expect, it, vi } from 'vitest';
import type { DocsConfig } from './docs/DocsConfig.ts';
import type { Docs } from './docs/Docs.ts';
import { openDocs } from './openDocs.ts';
import { changeFiles, writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';

const pageCount = 6;
const demoCount = 3;
const variantCount = pageCount * languageCodes.length;
/** A page, as every language compiles it. */
const inEveryLanguage = (path: string) => languageCodes.map((language) => `${language} ${path}`);

/** Compiles every page in every language and says which ones were not found in the cache. */
async function compileAll(config: DocsConfig): Promise<{ made: string[]; docs: Docs }> {
  const docs = openDocs(config);
  const made: string[] = [];
  for (const { path } of await docs.pageFiles()) {
    for (const language of languageCodes) {
      const before = docs.cache.counts.made;
      await docs.compile(path, language);
      if (docs.cache.counts.made > before) {
        made.push(`${language} ${path}`);
      }
    }
  }
  return { made, docs };
}

describe('openDocs', () => {
  it('compiles nothing the second time', async () => {
    const config = await writeMiniSite();
    const first = await compileAll(config);
    expect(first.made).toHaveLength(variantCount);
    // All languages share the demos.
    expect(first.docs.cache.counts.made).toBe(variantCount + demoCount);

    const second = await compileAll(config);
    expect(second.docs.cache.counts).toEqual({ made: 0, found: variantCount });
  });

  it('recompiles exactly the page that changed', async () => {
    const config = await writeMiniSite();
    await compileAll(config);
    await changeFiles(config, {
      'widgets/dial/dial.zh.md': '---\ntitle: 旋钮\ndescription: 换了。\n---\n',
    });
    expect((await compileAll(config)).made).toEqual(['zh /x/react-widgets/dial']);

    await changeFiles(config, {
      'guides/setup/setup.md': '---\ntitle: Setup\ndescription: Changed.\n---\n',
    });
    expect((await compileAll(config)).made).toEqual(inEveryLanguage('/x/guides/setup'));
  });

  it('recompiles the page of a demo when the demo or what it imports changes', async () => {
    const config = await writeMiniSite();
    await compileAll(config);
    const dial = inEveryLanguage('/x/react-widgets/dial');

    await changeFiles(config, {
      'widgets/dial/demos/LabeledDial.tsx': 'export default function LabeledDial() {}\n',
    });
    const afterDemo = await compileAll(config);
    expect(afterDemo.made).toEqual(dial);
    expect(afterDemo.docs.cache.counts.made).toBe(dial.length + 1);

    await changeFiles(config, {
      'widgets/dial/demos/readings.data.ts': 'export const readings = [1];\n',
    });
    expect((await compileAll(config)).made).toEqual(dial);
  });

  it('recompiles everything in a language whose words change', async () => {
    const config = await writeMiniSite();
    await compileAll(config);
    const { zh } = config.messages;
    const messages = {
      ...config.messages,
      zh: { ...zh, prose: { ...zh.prose, copy: '拷贝' } },
    };
    const { made } = await compileAll({ ...config, messages });
    expect(made).toHaveLength(pageCount);
    expect(made.every((page) => page.startsWith('zh '))).toBe(true);
  });

  it('shows English where a translation is missing', async () => {
    const docs = openDocs(await writeMiniSite());
    const translated = await docs.page('/x/react-widgets/dial', 'zh');
    const untranslated = await docs.page('/x/guides/setup', 'zh');
    expect(translated).toMatchObject({ language: 'zh', bodyLanguage: 'zh' });
    expect(untranslated).toMatchObject({ language: 'zh', bodyLanguage: 'en', lastUpdated: null });
    // Words around the text and links follow the address all the same.
    expect(JSON.stringify(untranslated?.blocks)).toContain('复制');
  });

  it('has no page where there is none', async () => {
    const docs = openDocs(await writeMiniSite());
    expect(await docs.page('/x/nowhere', 'en')).toBeNull();
    expect(await docs.compile('/x/nowhere', 'en')).toBeNull();
  });

  it('throws the mistakes of a page that cannot be shown', async () => {
    const config = await writeMiniSite({ 'guides/notes/notes.md': '---\ntitle: Notes\n---\n' });
    await expect(openDocs(config).page('/x/guides/notes', 'en')).rejects.toThrow(
      'content/guides/notes/notes.md:2 Front matter "description": is missing.',
    );
  });

  it('S2.16 resolves the navigation in each language', async () => {
    const docs = openDocs(await writeMiniSite());
    expect(await docs.navigation('zh')).toMatchObject([
      {
        kind: 'group',
        title: '指南',
        children: [
          { path: '/x/guides', title: 'Overview', written: true },
          { path: '/x/guides/setup', title: 'Setup', tags: ['new'], written: true },
        ],
      },
      {
        kind: 'group',
        title: 'Widgets',
        children: [
          { path: '/x/react-widgets', written: true },
          { path: '/x/react-widgets/dial', title: '旋钮', written: true },
          { path: '/x/react-widgets/slider', tags: ['planned'], written: false },
          { kind: 'label', children: [{ path: '/x/react-widgets/advanced/levels' }] },
        ],
      },
      { kind: 'external', href: 'https://example.com/themes/' },
    ]);
  });

  it('finds a new page once it is told of the file', async () => {
    const config = await writeMiniSite();
    const docs = openDocs(config);
    const count = async () => (await docs.pageFiles()).length;
    expect(await count()).toBe(6);
    await changeFiles(config, { 'guides/new/new.md': '---\ntitle: N\ndescription: N.\n---\n' });
    expect(await count()).toBe(6);
    docs.forget(path.join(config.contentDir, 'guides/new/new.md'));
    expect(await count()).toBe(7);
    expect(await docs.page('/x/guides/new', 'en')).toMatchObject({ meta: { title: 'N' } });
  });

  it('reads only those pages again that a changed file is part of', async () => {
    const config = await writeMiniSite();
    const docs = openDocs(config);
    const paths = (await docs.pageFiles()).map((file) => file.path);
    const compileAll = () => Promise.all(paths.map((each) => docs.compile(each, 'en')));
    const changed = async (file: string) => {
      const before = await compileAll();
      docs.forget(path.join(config.contentDir, file));
      const after = await compileAll();
      return paths.filter((_, index) => before[index] !== after[index]);
    };
    expect(await changed('widgets/dial/dial.md')).toEqual(['/x/react-widgets/dial']);
    expect(await changed('widgets/dial/demos/BasicDial.tsx')).toEqual(['/x/react-widgets/dial']);
    expect(await changed('widgets/shared/readings.data.ts')).toEqual(paths);
  });

  it('keeps a snapshot until its demo or the rendering code changes', async () => {
    const config = await writeMiniSite();
    const render = vi.fn(async () => ({ html: '<p>7</p>', height: null, rules: {} }));
    const snapshot = (tool: string) =>
      openDocs(config).snapshot('widgets/dial/BasicDial', tool, render);

    expect(await snapshot('one')).toEqual({ html: '<p>7</p>', height: null, rules: {} });
    await snapshot('one');
    expect(render).toHaveBeenCalledTimes(1);
    await snapshot('two');
    expect(render).toHaveBeenCalledTimes(2);
    await changeFiles(config, { 'widgets/dial/demos/readings.data.ts': 'export {};\n' });
    await snapshot('two');
    expect(render).toHaveBeenCalledTimes(3);
  });
});
