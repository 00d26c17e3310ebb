import { expect, it } from 'vitest';
import type { ApiEntry } from '#model/api/ApiEntry.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { writeMiniSite } from '#tests/mini-site/writeMiniSite.ts';
import { apiProductsBlock } from './apiProductsBlock.ts';

const entry = (kind: ApiEntry['kind'], name: string): ApiEntry => ({
  kind,
  name,
  path: `/x/api/widgets/${name}`,
  product: 'widgets',
  plan: null,
  deprecated: false,
  featured: true,
  rowCount: 1,
});

it('S2.4 leads to the reference of each product that has one, and to each kind in it', async () => {
  const { config } = openDocs(await writeMiniSite());
  const apis = async () => [entry('component', 'dial'), entry('component', 'level')];
  const page = { language: 'zh' as const };
  const block = { kind: 'component' as const, name: 'ApiProducts', props: {} };
  const { html } = await apiProductsBlock(block, page, { config, apis });
  expect(html).toContain('<a href="/zh/x/api/widgets">Widgets</a>');
  expect(html).toContain('<a href="/zh/x/api/widgets#components">2</a>');
  expect(html).not.toContain('#hooks');
  expect(html.match(/<tr>/g)).toHaveLength(2);
});
