import { feedPath, frontPages, hasMarkdown, markdownPath, newsFeedPath } from '#model/pagePaths.ts';
import { newsPath } from './newsFeed.ts';
import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/DocsPath.ts';
import { templateOfPath } from '#model/Template.ts';
import { stripDocsTab } from '#model/DocsTab.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { interpolate } from '#model/Messages.ts';
import type { Page } from '#model/Page.ts';
import type { DocsConfig } from '#pipeline/docs/DocsConfig.ts';

/**
 * Tags at the end of a document's head that only machines read: links to the Markdown copy and the feed, and structured
 * data. They are not part of the app, so they add no script; `followPage` updates them after a client navigation.
 */
export async function headExtras(
  docs: Pick<Docs, 'config' | 'visiblePage' | 'pageFiles'>,
  path: string,
  language: Language,
): Promise<string> {
  const { origin, messages } = docs.config;
  // A tab has the structured data of its page.
  const page = hasMarkdown(path) ? await docs.visiblePage(stripDocsTab(path), language) : null;
  const copy = markdownPath(languageHref(path, language));
  const hasCopy = page !== null || frontPages.includes(path) || templateOfPath(path) !== null;
  const { feedTitle } = messages[language].markdownExport.lists;
  const { feedTitle: newsTitle } = messages[language].news;
  const files = new Set((await docs.pageFiles()).map((file) => file.path));
  return [
    hasCopy ? `<link rel="alternate" type="text/markdown" href="${origin}${copy}"/>` : '',
    `<link rel="alternate" type="application/atom+xml" title="${feedTitle}" href="${origin}${feedPath(language)}"/>`,
    path === newsPath
      ? `<link rel="alternate" type="application/atom+xml" title="${newsTitle}" href="${origin}${newsFeedPath(language)}"/>`
      : '',
    page
      ? `<script type="application/ld+json">${scriptJson(
          structuredData(page, { config: docs.config, isPage: (found) => files.has(found) }),
        )}</script>`
      : '',
  ].join('');
}

/** JSON that cannot close the script element around it. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

interface Breadcrumb {
  name: string;
  path: string;
}

interface PageContext {
  config: Pick<DocsConfig, 'origin' | 'library' | 'sections' | 'languages' | 'messages'>;
  /** Whether a page exists at a path. */
  isPage(path: string): boolean;
}

/** What search engines read about a page: its breadcrumbs and the kind of text it is (schema.org). */
function structuredData(page: Page, context: PageContext): object {
  const { origin, library, languages } = context.config;
  const urlOf = (path: string) => origin + languageHref(path, page.language);
  const publisher = { '@type': 'Organization', name: 'MUI', url: origin };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: breadcrumbs(page, context).map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: urlOf(path),
        })),
      },
      {
        '@type': 'TechArticle',
        headline: page.meta.title,
        description: page.meta.description,
        url: urlOf(page.path),
        mainEntityOfPage: urlOf(page.path),
        inLanguage: languages[page.bodyLanguage].tag,
        image: `${origin}/static/social-card.png`,
        ...(page.lastUpdated && { dateModified: page.lastUpdated }),
        isPartOf: { '@type': 'WebSite', name: library.name, url: urlOf('/') },
        author: publisher,
        publisher,
        ...(page.meta.keywords.length > 0 && { keywords: page.meta.keywords.join(', ') }),
      },
    ],
  };
}

/** Library, product, API index: groups of the navigation have no address. */
function breadcrumbs(
  { path, section, meta, language }: Page,
  { config, isPage }: PageContext,
): Breadcrumb[] {
  const product = config.sections.find(({ folder }) => folder === section)?.product;
  const isReference = product && path.startsWith(`${product.apiPath}/`);
  const { indexTitle } = config.messages[language].api;
  const above: Breadcrumb[] = [
    { name: config.library.name, path: '/' },
    ...(product && isPage(product.path) ? [{ name: product.name, path: product.path }] : []),
    ...(isReference
      ? [{ name: interpolate(indexTitle, { product: product.name }), path: product.apiPath }]
      : []),
  ];
  return [...above.filter((each) => each.path !== path), { name: meta.title, path }];
}
