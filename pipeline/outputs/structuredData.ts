import { fillSlots } from '#model/fillSlots.ts';
import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';
import type { Page } from '#model/Page.ts';
import type { DocsConfig } from '#pipeline/DocsConfig.ts';

/** A step on the way to a page. */
interface Crumb {
  name: string;
  path: string;
}

interface PagePlace {
  config: Pick<DocsConfig, 'origin' | 'library' | 'sections' | 'referenceStrings'>;
  /** Whether there is a page at a path. */
  isPage(path: string): boolean;
}

/** What search engines read about a page: the way to it, and what kind of text it is (schema.org). */
export function structuredData(page: Page, place: PagePlace): object {
  const { origin, library } = place.config;
  const urlOf = (path: string) => origin + languageHref(path, page.language);
  const publisher = { '@type': 'Organization', name: 'MUI', url: origin };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbsTo(page, place).map(({ name, path }, index) => ({
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
        inLanguage: languageTag(page.bodyLanguage),
        image: `${origin}/static/social-card.png`,
        ...(page.lastUpdated && { dateModified: page.lastUpdated }),
        isPartOf: { '@type': 'WebSite', name: library.name, url: urlOf('/x') },
        author: publisher,
        publisher,
        ...(page.meta.keywords.length > 0 && { keywords: page.meta.keywords.join(', ') }),
      },
    ],
  };
}

/** Groups of the navigation have no address, so the way leads over pages: library, product, list of its API. */
function crumbsTo({ path, section, meta, language }: Page, { config, isPage }: PagePlace): Crumb[] {
  const product = config.sections.find(({ folder }) => folder === section)?.product;
  const isReference = product && path.startsWith(`${product.apiPath}/`);
  const { indexTitle } = config.referenceStrings[language];
  const above: Crumb[] = [
    { name: config.library.name, path: '/x' },
    ...(product && isPage(product.path) ? [{ name: product.name, path: product.path }] : []),
    ...(isReference
      ? [{ name: fillSlots(indexTitle, { product: product.name }), path: product.apiPath }]
      : []),
  ];
  return [...above.filter((crumb) => crumb.path !== path), { name: meta.title, path }];
}

function languageTag(language: Language): string {
  return language === 'zh' ? 'zh-CN' : 'en';
}
