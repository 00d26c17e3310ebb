import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  feedPath,
  frontPages,
  hasMarkdown,
  markdownPath,
  newsFeedPath,
  pageOfMarkdown,
} from '#model/pagePaths.ts';
import { type Language, languageCodes } from '#model/Language.ts';
import { languageHref, parseDocsPath } from '#model/DocsPath.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import {
  fullText,
  listNames,
  productList,
  siteList,
} from '#pipeline/markdown-export/listMarkdown.ts';
import { loadPageMarkdown } from '#pipeline/markdown-export/loadPageMarkdown.ts';
import { skillMarkdown } from '#pipeline/markdown-export/skillMarkdown.ts';
import { skillPaths } from '#pipeline/markdown-export/skillPath.ts';
import { pagePaths, tabPaths } from '#pipeline/pages/pagePaths.ts';
import { newsFeed } from './newsFeed.ts';
import { atomFeed } from './xmlFiles.ts';

/** Addresses of the files for assistants and feed readers: Markdown copies, `llms.txt` lists, skills, feeds. */
export async function machinePaths(docs: Docs): Promise<string[]> {
  const { sections } = docs.config;
  const pages = [...(await pagePaths(docs)), ...(await tabPaths(docs))].filter(
    (page) => hasMarkdown(page) || frontPages.includes(page),
  );
  const bases = ['', ...sections.flatMap(({ product }) => product?.path ?? [])];
  const localized = languageCodes.flatMap((language) => [
    ...pages.map((page) => markdownPath(languageHref(page, language))),
    ...bases.flatMap((base) =>
      Object.values(listNames).map((name) => languageHref(`${base}/${name}`, language)),
    ),
    feedPath(language),
    // A site without releases has nothing to list.
    ...(Object.keys(docs.config.news).length > 0 ? [newsFeedPath(language)] : []),
  ]);
  return [...localized, ...skillPaths(docs)];
}

/** The content of one of those addresses; null for any other address. */
export async function machineFile(docs: Docs, address: string): Promise<string | null> {
  const { path: file, language } = parseDocsPath(address);
  if (address === feedPath(language)) {
    return feedOf(docs, language);
  }
  if (address === newsFeedPath(language)) {
    return newsFeed(docs, language);
  }
  const skill = await skillMarkdown(docs, address);
  if (skill !== null) {
    return skill;
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

/** Writes all of these files into the built site. */
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
  const { origin, library, messages } = docs.config;
  const files = await docs.pageFiles();
  const pages = await Promise.all(files.map((file) => docs.page(file.path, language)));
  return atomFeed({
    title: messages[language].markdownExport.lists.feedTitle,
    language,
    url: origin + feedPath(language),
    siteUrl: origin + languageHref('/', language),
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
