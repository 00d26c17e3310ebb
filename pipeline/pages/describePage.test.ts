import { describe, expect, it } from 'vitest';
import type { Language } from '#model/Language.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';

async function view(path: string, language: Language = 'en') {
  const docs = openDocs(await writeMiniSite());
  const page = await docs.page(path, language);
  return page && docs.view(page);
}

describe('describePage', () => {
  it('S2.11 says of a page what its entry in the tree says', async () => {
    expect(await view('/x/react-widgets/advanced/levels')).toMatchObject({
      plan: 'pro',
      states: ['new'],
    });
  });

  it('links to no file of a repository whose address is not known', async () => {
    const docs = openDocs({ ...(await writeMiniSite()), editRoot: null });
    const page = await docs.page('/x/react-widgets/dial', 'en');
    expect(page && (await docs.view(page)).editUrl).toBeNull();
  });

  it('places a page of a product', async () => {
    const described = await view('/x/react-widgets/dial', 'zh');
    expect(described).toEqual({
      path: '/x/react-widgets/dial',
      language: 'zh',
      bodyLanguage: 'zh',
      title: '旋钮',
      description: '在圆形刻度上显示一个数值。',
      plan: null,
      states: [],
      productId: 'x-widgets',
      productCategoryId: 'x',
      identity: {
        metadata: 'Mini',
        name: 'Widgets',
        versions: [{ text: 'v1', href: '/x/react-widgets', current: true }],
      },
      headings: [
        { id: 'basics', text: '基础', level: 2 },
        { id: 'label-a-dial', text: '给 Dial 加标签', level: 2 },
      ],
      blocks: [
        { kind: 'prose' },
        {
          kind: 'demo',
          name: 'BasicDial',
          options: {
            background: 'outlined',
            toolbar: true,
            code: 'preview',
            maxWidth: null,
            height: null,
            iframe: false,
            waits: false,
          },
          propControls: null,
          variants: [
            {
              styling: null,
              id: 'widgets/dial/BasicDial',
              files: [
                { tsName: 'BasicDial.tsx', jsName: 'BasicDial.js' },
                { tsName: 'readings.data.ts', jsName: 'readings.data.js' },
              ],
            },
          ],
          watermarkPlan: null,
        },
        { kind: 'prose' },
        {
          kind: 'demo',
          name: 'LabeledDial',
          options: {
            background: 'inline',
            toolbar: false,
            code: 'preview',
            maxWidth: 420,
            height: 80,
            iframe: false,
            waits: false,
          },
          propControls: null,
          variants: [
            {
              styling: null,
              id: 'widgets/dial/LabeledDial',
              files: [{ tsName: 'LabeledDial.tsx', jsName: 'LabeledDial.js' }],
            },
          ],
          watermarkPlan: null,
        },
        { kind: 'prose' },
      ],
      tabTitle: null,
      trail: [{ title: 'Widgets', path: '/x/react-widgets' }],
      previous: { path: '/x/react-widgets', title: 'Overview', group: null },
      next: { path: '/x/react-widgets/advanced/levels', title: 'Levels', group: null },
      editUrl: 'https://git.example.com/mini/edit/content/widgets/dial/dial.zh.md',
      lastUpdated: null,
      tableOfContents: true,
      ads: true,
      fontStylesheet: null,
      packageName: '@mui/x-widgets',
      githubLabel: 'scope: dial',
      waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/meter/',
    });
  });

  it('writes the day of the last change as readers of the language do', async () => {
    const docs = openDocs(await writeMiniSite());
    const page = await docs.page('/x/react-widgets/dial', 'zh');
    const described = page && (await docs.view({ ...page, lastUpdated: '2026-11-15' }));
    expect(described?.lastUpdated).toEqual({ day: '2026-11-15', text: '2026年11月15日' });
  });

  it('carries the plan of the page and the groups around it, without labels', async () => {
    expect(await view('/x/react-widgets/advanced/levels')).toMatchObject({
      plan: 'pro',
      trail: [{ title: 'Widgets', path: '/x/react-widgets' }],
      next: null,
    });
  });

  it('gives pages of no product the identity of the library', async () => {
    expect(await view('/x/guides')).toMatchObject({
      productId: 'null',
      productCategoryId: 'x',
      identity: { metadata: '', name: 'Mini' },
      trail: [{ title: 'Guides', path: null }],
      previous: null,
      next: { path: '/x/guides/setup', title: 'Setup', group: null },
    });
  });

  it('has no neighbors and no table of contents for a page without place or headings', async () => {
    expect(await view('/x/guides/notes')).toMatchObject({
      trail: [],
      previous: null,
      next: null,
      tableOfContents: false,
    });
    expect(await view('/x/react-widgets')).toMatchObject({
      headings: [],
      tableOfContents: false,
      blocks: [
        { kind: 'component', name: 'ProductCards', props: { tone: 'quiet' } },
        { kind: 'prose' },
      ],
    });
  });
});
