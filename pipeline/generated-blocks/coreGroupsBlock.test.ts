import { expect, it } from 'vitest';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { coreGroupsBlock } from './coreGroupsBlock.ts';

it('S2.13 S2.14 groups and pages have their titles of the dictionary, and lead to their own site', async () => {
  const { config } = openDocs(await writeMiniSite());
  const titles = {
    en: {
      '/getting-started': 'Getting Started',
      '/getting-started/usage': 'Usage',
      '/getting-started/faq': 'FAQs',
      'https://example.com/themes/': 'Premium themes',
    },
    zh: { '/getting-started': '快速上手', '/getting-started/usage': '使用' },
  };
  const block = { kind: 'component' as const, name: 'CoreGroups', props: {} };
  const page = { language: 'zh' as const };
  const { html, markdown } = await coreGroupsBlock(block, page, { config: { ...config, titles } });
  expect(html).toContain(
    '<a href="https://core.example.com/start/" rel="noopener" data-external="">快速上手</a>',
  );
  expect(html).toContain('<td>使用, FAQs</td>');
  expect(html).toContain('>Premium themes</a>');
  expect(markdown).toContain('[快速上手](https://core.example.com/start/)');
});
