import { languageHref } from '#model/languageHref.ts';
import { payloadPath, sourcesPath } from '#model/payloadPath.ts';
import { bareTemplatePath, templatePath } from '#model/templatePaths.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { tabPaths } from '#pipeline/reference/referencePaths.ts';
import { offlinePath } from '#model/workerScope.ts';
import { pagePaths } from './siteFiles.ts';

/** Every address written at build: pages and their tabs in each language, the code of demos and templates, the templates alone, the pages for wrong addresses and lost connections. */
export async function prerenderPaths(docs: Docs): Promise<string[]> {
  const { languageConfig, templates, watching } = docs.config;
  const { prerendered } = languageConfig;
  const paths = [...(await pagePaths(docs)), ...(await tabPaths(docs))];
  const pages = prerendered.flatMap((language) =>
    paths.map((path) => languageHref(path, language)),
  );
  return [
    ...pages,
    // A build writes each payload with its document, which saves two requests a page; the router insists on one.
    ...(watching ? pages : ['/']).map(payloadPath),
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
