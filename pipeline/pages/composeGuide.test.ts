import { describe, expect, it } from 'vitest';
import en from '#content/translations/en.json' with { type: 'json' };
import zh from '#content/translations/zh.json' with { type: 'json' };
import type { ApiLink } from '#model/api/ApiEntry.ts';
import type { Page } from '#model/Page.ts';
import { composeGuide } from './composeGuide.ts';

const origin = 'https://docs.example.com';
const costs = { '/x/api/widgets/dial': { own: 12_345, total: 101_600, lazy: 0 } };
const plans = { pro: 'Pro', premium: 'Premium' };
const messages = { en: { ...en.api, plans }, zh: { ...zh.api, plans } };
const page = {
  path: '/x/react-widgets/dial',
  language: 'zh',
  headings: [],
  blocks: [{ kind: 'prose', html: '<p>Text</p>', markdown: 'Text' }],
} as unknown as Page;
const dial: ApiLink = { kind: 'component', name: 'Dial', path: '/x/api/widgets/dial', plan: null };
const useDial: ApiLink = {
  kind: 'hook',
  name: 'useDial',
  path: '/x/api/widgets/use-dial',
  plan: null,
};

function htmlOf({ blocks }: Page): string[] {
  return blocks.map((block) => (block.kind === 'prose' ? block.html : block.kind));
}

describe('composeGuide', () => {
  it('leaves a page that documents nothing as it is', () => {
    expect(composeGuide(page, [], messages.en, { origin, costs })).toBe(page);
  });

  it('S2.8 puts tabs above the text, only for what the page documents', () => {
    const [tabs] = htmlOf(composeGuide(page, [dial], messages.zh, { origin, costs }));
    expect(tabs).toContain('<a href="/zh/x/react-widgets/dial" aria-current="page">示例</a>');
    expect(tabs).toContain('<a href="/zh/x/react-widgets/dial/components-api">组件 API</a>');
    expect(tabs).not.toContain('hooks-api');
  });

  it('ends with the API pages of its components and hooks', () => {
    const guide = composeGuide(page, [dial, useDial], messages.en, { origin, costs });
    const last = htmlOf(guide).at(-1);
    expect(last).toContain(
      '<a href="/zh/x/api/widgets/dial"><code>&lt;Dial /&gt;</code></a>: 12 kB gzip, 102 kB with Material UI</li>',
    );
    expect(last).toContain('<a href="/zh/x/api/widgets/use-dial"><code>useDial()</code></a>');
    expect(guide.blocks.at(-1)).toMatchObject({
      markdown: expect.stringContaining(
        '- [`<Dial />`](https://docs.example.com/zh/x/api/widgets/dial.md): 12 kB gzip, 102 kB with Material UI\n',
      ),
    });
    expect(guide.headings).toEqual([{ id: 'api', text: 'API', level: 2 }]);
  });
});
