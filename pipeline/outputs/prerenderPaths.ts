import { languageHref } from '#model/languageHref.ts';
import { payloadPath, sourcesPath } from '#model/payloadPath.ts';
import { bareTemplatePath, templatePath } from '#model/templatePaths.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { tabPaths } from '#pipeline/reference/referencePaths.ts';
import { offlinePath } from '#model/workerScope.ts';
import { pagePaths } from './siteFiles.ts';

/** Every address written at build: pages and their tabs in each language, the payload of each, the code of demos and templates, the templates alone, the pages for wrong addresses and lost connections. */
export async function prerenderPaths(docs: Docs): Promise<string[]> {
  const { languageConfig, templates } = docs.config;
  const { prerendered } = languageConfig;
  const pages = [...(await pagePaths(docs)), ...(await tabPaths(docs))];
  return [
    // Payloads follow their pages, which are still at hand then.
    ...prerendered.flatMap((language) =>
      pages
        .map((path) => languageHref(path, language))
        .flatMap((page) => [page, payloadPath(page)]),
    ),
    ...(await pagesWithDemos(docs)).map(sourcesPath),
    ...templates.map(({ name }) => sourcesPath(templatePath(name))),
    ...templates.map(({ name }) => bareTemplatePath(name)),
    ...prerendered.map((language) => languageHref('/404', language)),
    ...prerendered.map((language) => languageHref(offlinePath, language)),
  ];
}

async function pagesWithDemos(docs: Docs): Promise<string[]> {
  const compiled = await Promise.all(
    (await docs.pageFiles()).map(({ path }) =>
      docs.compile(path, docs.config.languageConfig.defaultLanguage),
    ),
  );
  return compiled.flatMap((result) => (result?.page?.demos.length ? [result.page.path] : []));
}
