import { defaultLanguage, languageCodes } from '#model/Language.ts';
import { languageHref } from '#model/DocsPath.ts';
import { bareTemplatePath, templatePath } from '#model/Template.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { tabPaths } from '#pipeline/pages/pagePaths.ts';
import { offlinePath } from '#model/offline.ts';
import { pagePaths } from '#pipeline/pages/pagePaths.ts';

/** What is prerendered. */
export interface PrerenderPaths {
  /** Pages and their tabs in each language, bare templates, the error and offline pages. */
  pages: string[];
  /** Pages whose code can be fetched, without language. */
  sources: string[];
}

/** Every address that is prerendered. */
export async function prerenderPaths(
  docs: Pick<Docs, 'config' | 'pageFiles' | 'compile' | 'apis'>,
): Promise<PrerenderPaths> {
  const { templates } = docs.config;
  const paths = [...(await pagePaths(docs)), ...(await tabPaths(docs))];
  const pages = languageCodes.flatMap((language) =>
    paths.map((path) => languageHref(path, language)),
  );
  return {
    pages: [
      ...pages,
      ...templates.map(({ name }) => bareTemplatePath(name)),
      ...languageCodes.map((language) => languageHref('/404', language)),
      ...languageCodes.map((language) => languageHref(offlinePath, language)),
    ],
    sources: [...(await pagesWithDemos(docs)), ...templates.map(({ name }) => templatePath(name))],
  };
}

async function pagesWithDemos(docs: Pick<Docs, 'pageFiles' | 'compile'>): Promise<string[]> {
  const compiled = await Promise.all(
    (await docs.pageFiles()).map(({ path }) => docs.compile(path, defaultLanguage)),
  );
  return compiled.flatMap((result) => (result?.page?.demos.length ? [result.page.path] : []));
}
