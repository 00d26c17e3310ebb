import { feedPath } from '#model/feedPath.ts';
import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';
import { frontPages, hasMarkdown, markdownPath } from '#model/markdownPath.ts';
import { templateOfPath } from '#model/templatePaths.ts';
import { stripDocsTab } from '#model/stripDocsTab.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { structuredData } from './structuredData.ts';

/**
 * Tags at the end of a document's head that only machines read: the Markdown copy, the feed, the article as data.
 * They are no part of the app, so they cost readers no script; `followPage` corrects them after a client navigation.
 */
export async function headExtras(docs: Docs, path: string, language: Language): Promise<string> {
  const { origin, copyStrings } = docs.config;
  // A tab is a part of its page, which is known by the address of the page.
  const page = hasMarkdown(path) ? await docs.visiblePage(stripDocsTab(path), language) : null;
  const copy = markdownPath(languageHref(path, language));
  const hasCopy = page !== null || frontPages.includes(path) || templateOfPath(path) !== null;
  const { feedTitle } = copyStrings[language].lists;
  const files = new Set((await docs.pageFiles()).map((file) => file.path));
  return [
    hasCopy ? `<link rel="alternate" type="text/markdown" href="${origin}${copy}"/>` : '',
    `<link rel="alternate" type="application/atom+xml" title="${feedTitle}" href="${origin}${feedPath(language)}"/>`,
    page
      ? `<script type="application/ld+json">${scriptJson(
          structuredData(page, { config: docs.config, isPage: (found) => files.has(found) }),
        )}</script>`
      : '',
  ].join('');
}

/** JSON that cannot end the element it stands in. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
