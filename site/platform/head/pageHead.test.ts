import type { HeadTag } from './HeadTag.ts';
import { describe, expect, it, vi } from 'vitest';
import type { SiteConfig } from '#model/SiteConfig.ts';
import { pageHead, routeHead } from './pageHead.ts';

vi.mock('virtual:docs/config', (): { siteConfig: SiteConfig } => ({
  siteConfig: {
    origin: 'https://docs.example.com',
    sourceRoot: 'https://example.com/blob/',
    repositoryUrl: 'https://git.example.com',
    languages: [
      { code: 'en', label: 'English', tag: 'en', locale: 'en-GB' },
      { code: 'zh', label: '中文', tag: 'zh-CN', locale: 'zh-CN' },
    ],
    library: { metadata: '', name: 'Mini', versions: [] },
    products: [],
  },
}));

const dial = {
  path: '/x/react-widgets/dial',
  language: 'zh',
  title: '旋钮',
  tabTitle: null,
  description: '显示一个数值。',
  productId: 'x-widgets',
  productCategoryId: 'x',
  identity: { metadata: 'Mini', name: 'Widgets' },
} as const;

const named = (head: HeadTag[], name: string) =>
  head.flatMap((tag) => ('name' in tag && tag.name === name ? [tag.content] : []));
const property = (head: HeadTag[], name: string) =>
  head.flatMap((tag) => ('property' in tag && tag.property === name ? [tag.content] : []));

describe('pageHead', () => {
  it('S1.2 publishes product and category id', () => {
    const head = pageHead(dial);
    expect(named(head, 'mui:productId')).toEqual(['x-widgets']);
    expect(named(head, 'mui:productCategoryId')).toEqual(['x']);
  });

  it('S3.2 has one title with the family and the name of the product, and the description', () => {
    const head = pageHead(dial);
    expect(head.filter((tag) => 'title' in tag)).toEqual([{ title: '旋钮 - Mini Widgets' }]);
    expect(named(head, 'description')).toEqual(['显示一个数值。']);
  });

  it('does not repeat the name of the product', () => {
    expect(pageHead({ ...dial, title: 'Mini Widgets' })).toContainEqual({ title: 'Mini Widgets' });
  });

  it('S2.1 links to itself and to every language; English has no prefix', () => {
    const links = pageHead(dial).filter((tag) => 'tagName' in tag);
    const url = 'https://docs.example.com';
    expect(links).toEqual([
      { tagName: 'link', rel: 'canonical', href: `${url}/zh/x/react-widgets/dial` },
      { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: `${url}/x/react-widgets/dial` },
      { tagName: 'link', rel: 'alternate', hrefLang: 'zh', href: `${url}/zh/x/react-widgets/dial` },
      {
        tagName: 'link',
        rel: 'alternate',
        hrefLang: 'x-default',
        href: `${url}/x/react-widgets/dial`,
      },
    ]);
  });

  it('has the same words for Open Graph', () => {
    const head = pageHead(dial);
    expect(property(head, 'og:title')).toEqual(['旋钮 - Mini Widgets']);
    expect(property(head, 'og:description')).toEqual(['显示一个数值。']);
    expect(property(head, 'og:url')).toEqual(['https://docs.example.com/zh/x/react-widgets/dial']);
    expect(property(head, 'og:locale')).toEqual(['zh_CN']);
    expect(property(pageHead({ ...dial, language: 'en' }), 'og:locale')).toEqual(['en_GB']);
  });
});

describe('routeHead', () => {
  it('S1.2 derives the ids of a route from its address; absent is the text null', () => {
    const head = routeHead('/zh/x/', 'Components', 'All of them.');
    expect(named(head, 'mui:productId')).toEqual(['null']);
    expect(named(head, 'mui:productCategoryId')).toEqual(['x']);
    expect(head).toContainEqual({ title: 'Components - Mini' });
    expect(property(head, 'og:url')).toEqual(['https://docs.example.com/zh/x']);
  });
});
