import type { MetaDescriptor } from 'react-router';
import { siteConfig } from 'virtual:docs/config';
import type { Dictionary } from '#model/Dictionary.ts';
import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { dictionaries } from '#site/platform/i18n/dictionaries.ts';
import { translate } from '#site/platform/i18n/translate.ts';
import { stripDocsTab } from '#model/stripDocsTab.ts';
import { productOfPath } from '#model/productOfPath.ts';

/** What the head of a page says about it. */
export interface HeadInput {
  path: string;
  language: Language;
  title: string;
  /** What this tab of the page shows; null for the page itself. */
  tabTitle: string | null;
  description: string;
  productId: string;
  productCategoryId: string;
  identity: { metadata: string; name: string };
  /** Style sheet of a typeface that only this page needs. */
  fontStylesheet?: string | null;
}

const { origin, languages } = siteConfig;

/** Title, description, ids, canonical address, alternates and Open Graph tags of a page. */
export function pageHead(page: HeadInput): MetaDescriptor[] {
  const family = [page.identity.metadata, page.identity.name].filter(Boolean).join(' ');
  const name = [page.title, page.tabTitle].filter(Boolean).join(': ');
  const title = name === family ? name : `${name} - ${family}`;
  // A tab is a part of its page, which is known by the address of the page.
  const path = stripDocsTab(page.path);
  const canonical = origin + languageHref(path, page.language);
  return [
    { title },
    { name: 'description', content: page.description },
    { name: 'mui:productId', content: page.productId },
    { name: 'mui:productCategoryId', content: page.productCategoryId },
    ...(page.fontStylesheet
      ? [{ tagName: 'link' as const, rel: 'stylesheet', href: page.fontStylesheet }]
      : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...languages.map(({ code }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: code,
      href: origin + languageHref(path, code),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: origin + path },
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: canonical },
    { property: 'og:site_name', content: 'MUI X' },
    { property: 'og:image', content: `${origin}/static/social-card.png` },
    { property: 'og:locale', content: page.language === 'zh' ? 'zh_CN' : 'en_GB' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Head of a page that is a React route. */
export function routeHead(pathname: string, title: string, description: string): MetaDescriptor[] {
  const { language, path } = parseDocsPath(pathname);
  const identity = siteConfig.library;
  return pageHead({
    path,
    language,
    title,
    tabTitle: null,
    description,
    ...productOfPath(path),
    identity,
  });
}

/** Head of a document that stands at an address without a page; its words, or those for a wrong address. */
export function absentHead(pathname: string, strings: Dictionary | null): MetaDescriptor[] {
  const { language } = parseDocsPath(pathname);
  const [title = '', description = ''] = ['title', 'lead'].map((key) =>
    strings
      ? String(strings[key])
      : translate(dictionaries, language, `notFound.${key}`, { ignoreWarning: true }),
  );
  return [...routeHead(pathname, title, description), { name: 'robots', content: 'noindex' }];
}
