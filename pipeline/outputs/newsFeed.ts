import { languageHref } from '#model/DocsPath.ts';
import type { Language } from '#model/Language.ts';
import { newsFeedPath } from '#model/pagePaths.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { readReleases } from '#pipeline/packages/readReleases.ts';
import { atomFeed } from './xmlFiles.ts';

/** The page that lists what is new. */
export const newsPath = '/x/whats-new';

/** What releases brought as an Atom feed, newest first. */
export function newsFeed({ config }: Pick<Docs, 'config'>, language: Language): string {
  const { origin, library, messages, news, root } = config;
  const releases = readReleases(root);
  return atomFeed({
    title: messages[language].news.feedTitle,
    language,
    url: origin + newsFeedPath(language),
    siteUrl: origin + languageHref(newsPath, language),
    author: library.name,
    entries: Object.values(news)
      .flat()
      .map(({ version, component, text, href }) => ({
        url: origin + languageHref(href, language),
        title: `${component} ${version}`,
        // A feed reader shows plain text.
        description: text.replaceAll('`', ''),
        updated: releases.get(version)?.day ?? '',
      })),
  });
}
