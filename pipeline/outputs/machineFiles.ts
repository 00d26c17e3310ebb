import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { feedPath } from '#model/feedPath.ts';
import type { Language } from '#model/Language.ts';
import { languageHref } from '#model/languageHref.ts';
import { frontPages, hasMarkdown, markdownPath, pageOfMarkdown } from '#model/markdownPath.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import {
  fullText,
  listNames,
  productList,
  siteList,
} from '#pipeline/page-markdown/listMarkdown.ts';
import { loadPageMarkdown } from '#pipeline/page-markdown/loadPageMarkdown.ts';
import { tabPaths } from '#pipeline/reference/referencePaths.ts';
import { atomFeed } from './feed.ts';
import { pagePaths } from './siteFiles.ts';

/** Addresses of everything written for assistants and feed readers. */
export async function machinePaths(docs: Docs): Promise<string[]> {
  const { sections, languageConfig } = docs.config;
  const pages = [...(await pagePaths(docs)), ...(await tabPaths(docs))].filter(
    (page) => hasMarkdown(page) || frontPages.includes(page),
  );
  const bases = ['', ...sections.flatMap(({ product }) => product?.path ?? [])];
  return languageConfig.prerendered.flatMap((language) => [
    ...pages.map((page) => markdownPath(languageHref(page, language))),
    ...bases.flatMap((base) =>
      Object.values(listNames).map((name) => languageHref(`${base}/${name}`, language)),
    ),
    feedPath(language),
  ]);
}

/** What stands at one of those addresses; null when it is none of them, or when there is nothing to say. */
export async function machineFile(docs: Docs, address: string): Promise<string | null> {
  const { path: file, language } = parseDocsPath(address);
  if (address === feedPath(language)) {
    return feedOf(docs, language);
  }
  const page = pageOfMarkdown(address);
  if (page !== null) {
    const { path: pagePath } = parseDocsPath(page);
    return frontPages.includes(pagePath)
      ? siteList(docs, language)
      : loadPageMarkdown(docs, pagePath, language);
  }
  const [, base = '', name] = /^(.*)\/(llms(?:-full)?\.txt)$/.exec(file) ?? [];
  const product = docs.config.sections.find(({ product }) => product?.path === base)?.product;
  if (name === undefined || (base !== '' && !product)) {
    return null;
  }
  if (name === listNames.full) {
    return fullText(docs, product ?? null, language);
  }
  return product ? productList(docs, product, language) : siteList(docs, language);
}

/** Writes all of them into the built site. */
export async function writeMachineFiles(docs: Docs, clientDir: string): Promise<void> {
  for (const address of await machinePaths(docs)) {
    const text = await machineFile(docs, address);
    if (text !== null) {
      const file = path.join(clientDir, address);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
}

async function feedOf(docs: Docs, language: Language): Promise<string> {
  const { origin, library, copyStrings } = docs.config;
  const files = await docs.pageFiles();
  const pages = await Promise.all(files.map((file) => docs.page(file.path, language)));
  return atomFeed({
    title: copyStrings[language].lists.feedTitle,
    language,
    url: origin + feedPath(language),
    siteUrl: origin + languageHref('/x', language),
    author: library.name,
    entries: pages.flatMap((page) =>
      page?.lastUpdated
        ? [
            {
              url: origin + languageHref(page.path, language),
              title: page.meta.title,
              description: page.meta.description,
              updated: page.lastUpdated,
            },
          ]
        : [],
    ),
  });
}
