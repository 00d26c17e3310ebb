import type { HeadTag } from './HeadTag.ts';
import { siteConfig } from 'virtual:docs/config';
import { findMessage, type Messages } from '#model/Messages.ts';
import type { Language } from '#model/Language.ts';
import { languageHref, parseDocsPath } from '#model/DocsPath.ts';
import { loadedMessages } from '#site/platform/i18n/messages.ts';
import { translate } from '#site/platform/i18n/translate.ts';
import { stripDocsTab } from '#model/DocsTab.ts';
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
export function pageHead(page: HeadInput): HeadTag[] {
  const family = [page.identity.metadata, page.identity.name].filter(Boolean).join(' ');
  const name = [page.title, page.tabTitle].filter(Boolean).join(': ');
  const title = name === family ? name : `${name} - ${family}`;
  // A tab belongs to its page, whose address is the canonical one.
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
    { property: 'og:locale', content: localeOf(page.language).replace('-', '_') },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function localeOf(language: Language): string {
  return languages.find(({ code }) => code === language)?.locale ?? language;
}

/** Head of a page that is a React route. */
export function routeHead(pathname: string, title: string, description: string): HeadTag[] {
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

/** Head of a document at a URL without a page, with the messages given, or else those of a wrong URL. */
export function noIndexHead(
  path: string,
  language: Language,
  messages: Messages | null,
): HeadTag[] {
  const [title = '', description = ''] = ['title', 'lead'].map((key) =>
    messages
      ? (findMessage(messages, key) ?? '')
      : translate(loadedMessages, language, `notFound.${key}`, { ignoreWarning: true }),
  );
  return [
    // It is no version of a page in another language, and nobody is led to one.
    ...routeHead(languageHref(path, language), title, description).filter(
      (tag) => !('hrefLang' in tag),
    ),
    { name: 'robots', content: 'noindex' },
  ];
}
