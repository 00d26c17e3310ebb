import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#model/Language.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { dependencyVersions } from '#pipeline/packages/dependencyVersions.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { messagesModule, virtualModules } from './virtualModules.ts';

/** Imports the source of a virtual module that imports nothing itself. */
async function load(name: string): Promise<Record<string, unknown>> {
  const source = await virtualModules(name, openDocs(await writeMiniSite()));
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source ?? '')}`);
}

describe('virtualModules', () => {
  it('config tells the shell about languages and products', async () => {
    const config = await writeMiniSite();
    expect((await load('config')).siteConfig).toEqual({
      origin: 'https://docs.example.com',
      repositoryUrl: 'https://git.example.com/mini',
      sourceRoot: 'https://git.example.com/mini/blob/',
      languages: languageCodes.map((code) => {
        const { label, tag, locale } = config.languages[code];
        return { code, label, tag, locale };
      }),
      library: {
        metadata: '',
        name: 'Mini',
        versions: [{ text: 'v1', href: '/x/guides', current: true }],
      },
      products: [
        {
          id: 'x-widgets',
          name: 'Widgets',
          folder: 'widgets',
          path: '/x/react-widgets',
          icon: 'table',
          tagline: { en: 'One value at a time.', zh: '一次一个数值。' },
          written: true,
        },
      ],
    });
  });

  it('config says when the overview of a product is not written', async () => {
    const config = await writeMiniSite({ 'widgets/overview/overview.md': null });
    expect(await virtualModules('config', openDocs(config))).toContain('"written":false');
  });

  it('messages hold the texts of one language', async () => {
    expect({ ...(await load('messages/zh')) }).toEqual({
      messages: { shell: { home: '首页' } },
      isPartial: false,
    });
    expect({ ...(await load('messages/zh/late')) }).toEqual({
      messages: { settings: { mode: '模式' } },
      isPartial: false,
    });
  });

  it('S4.7 messages with a gap say that the English ones are needed as well', () => {
    const english = { settings: { mode: 'Mode', language: 'Language' } };
    const source = messagesModule({ settings: { mode: '模式' } }, english);
    expect(source).toContain('export const isPartial = true;');
  });

  it('messages of every language are loaded by code, the English ones of the shell at once', async () => {
    const source = await virtualModules('messages', openDocs(await writeMiniSite()));
    expect(source).toContain("from 'virtual:docs/messages/en'");
    expect(source).toContain("shellLoaders = { zh: () => import('virtual:docs/messages/zh')");
    expect(source).not.toContain("en: () => import('virtual:docs/messages/en')");
    expect(source).toContain("en: () => import('virtual:docs/messages/en/late')");
  });

  it('packages hold what exported projects install', async () => {
    const root = process.cwd();
    const docs = openDocs({ ...(await writeMiniSite()), root, commitReference: '0a1b2c3d' });
    const source = await virtualModules('packages', docs);
    expect(source).toContain(`"react":"${dependencyVersions(root).react}"`);
    expect(source).toContain('export const commitReference = "0a1b2c3d";');
  });

  it('demos of a section are chunks of their own, and data is no demo', async () => {
    const config = await writeMiniSite();
    const file = (name: string) => JSON.stringify(path.join(config.contentDir, name));
    expect(await virtualModules('demos/widgets', openDocs(config))).toBe(
      [
        'export const demos = {',
        `"widgets/advanced/levels/TwoLevels": () => import(${file('widgets/advanced/levels/demos/TwoLevels.tsx')}),`,
        `"widgets/dial/BasicDial": () => import(${file('widgets/dial/demos/BasicDial.tsx')}),`,
        `"widgets/dial/LabeledDial": () => import(${file('widgets/dial/demos/LabeledDial.tsx')}),`,
        `"widgets/dial/UnusedDial": () => import(${file('widgets/dial/demos/UnusedDial.tsx')})`,
        '};',
      ].join('\n'),
    );
    expect(Object.keys((await load('demos/guides')).demos as object)).toEqual([]);
  });

  it('a demo with style sheets or Tailwind classes brings its styles as text', async () => {
    const config = await writeMiniSite({
      'widgets/dial/demos/Cards/css.tsx': "import './cards.css';\nexport default () => null;\n",
      'widgets/dial/demos/Cards/cards.css': '.cards { gap: 4px; }\n',
      'widgets/dial/demos/Cards/tailwind.tsx': 'export default () => <p className="flex" />;\n',
    });
    const docs = openDocs(config);
    expect(await virtualModules('demos/widgets', docs)).toContain(
      `"widgets/dial/Cards/css": () => import("virtual:docs/demo/widgets/dial/Cards/css")`,
    );
    expect(await virtualModules('demo/widgets/dial/Cards/css', docs)).toContain(
      'export const styles = ".cards { gap: 4px; }',
    );
    expect(await virtualModules('demo/widgets/dial/Cards/tailwind', docs)).toContain(
      "[data-styling='Tailwind'] .flex",
    );
  });

  it('server shares the documentation its build has opened', async () => {
    const config = await writeMiniSite();
    const source = await virtualModules('server', openDocs(config));
    expect(source).toContain('export const docs = sharedDocs();');
    expect(source).toContain('"widgets/dial/BasicDial": () => import(');
  });

  it('server reads no demo in development, where the first page waits for it', async () => {
    const docs = openDocs({ ...(await writeMiniSite()), watching: true });
    const source = await virtualModules('server', { ...docs, demoStyles: () => Promise.reject() });
    expect(source).toContain(
      '"widgets/dial/BasicDial": () => import("virtual:docs/demo/widgets/dial/BasicDial")',
    );
  });

  it('is nothing for an unknown name', async () => {
    expect(await virtualModules('nothing', openDocs(await writeMiniSite()))).toBeNull();
  });
});
