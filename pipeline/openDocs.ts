import path from 'node:path';
import { demoFile } from '#model/demoFile.ts';
import type { Api } from '#model/api/Api.ts';
import type { ApiEntry } from '#model/api/ApiEntry.ts';
import { toApiEntry } from '#model/api/toApiEntry.ts';
import type { Language } from '#model/Language.ts';
import type { NavNode } from '#model/NavNode.ts';
import type { PageView } from '#model/PageView.ts';
import type { DemoVariant } from '#model/DemoSource.ts';
import type { Page } from '#model/Page.ts';
import type { Template } from '#model/Template.ts';
import { resolveNavigation } from '#model/resolveNavigation.ts';
import type { ApiExtract } from './api/ApiExtract.ts';
import { attachDemos } from './api/attachDemos.ts';
import { placeDemos } from './api/demo-uses/placeDemos.ts';
import { findDemoUses } from './api/findDemoUses.ts';
import { localizeApi } from './api/localizeApi.ts';
import { openApiReference } from './api/openApiReference.ts';
import { AuthorError } from './AuthorError.ts';
import { type DiskCache, openDiskCache } from './cache/DiskCache.ts';
import { toolHash } from './cache/toolHash.ts';
import { checkNavigation } from './checks/checkNavigation.ts';
import { describeTemplate, readTemplateModules } from './templates/readTemplate.ts';
import { compileTailwind } from './demos/compileTailwind.ts';
import { demoHash, readDemoModules } from './demos/readDemo.ts';
import type { DocsConfig } from './DocsConfig.ts';
import type { CompiledPage } from './pages/CompiledPage.ts';
import { compilePage } from './pages/compilePage.ts';
import { describePage } from './pages/describePage.ts';
import { discoverPages } from './pages/discoverPages.ts';
import { readGitDates } from './pages/gitDates.ts';
import type { PageFile } from './pages/PageFile.ts';
import type { QualityReport } from './quality/QualityReport.ts';
import { readQuality } from './quality/readQuality.ts';
import { addApiEntries } from './reference/addApiEntries.ts';
import { findVisiblePage } from './reference/findVisiblePage.ts';
import { referencePaths } from './reference/referencePaths.ts';
import type { Snapshot } from './snapshots/renderSnapshot.tsx';

/** The whole documentation as values: the one door through which anything reads content. */
export interface Docs {
  readonly config: DocsConfig;
  readonly cache: DiskCache;
  pageFiles(): Promise<PageFile[]>;
  /** A page with its problems; null when there is no such page. */
  compile(path: string, language: Language): Promise<CompiledPage | null>;
  /** A page fit to be shown; throws the author's mistakes. */
  page(path: string, language: Language): Promise<Page | null>;
  /** What readers see at a path: a Markdown page with its links to the reference, one of its tabs, or a page of the reference. */
  visiblePage(path: string, language: Language): Promise<Page | null>;
  view(page: Page): Promise<PageView>;
  navigation(language: Language): Promise<NavNode[]>;
  /** Every page of the API reference, product by product. */
  apis(): Promise<ApiEntry[]>;
  /** A page of the API reference, with the demos that use it; null when there is none at the path. */
  api(path: string, language: Language): Promise<Api | null>;
  /** All that was read from a product's packages, for checking. */
  apiExtract(product: string): Promise<ApiExtract>;
  /** What is known about the quality of the site. */
  quality(): Promise<QualityReport>;
  /** The code of a template; null when there is none of that name. */
  template(name: string): Promise<DemoVariant | null>;
  /** The kept snapshot of a demo or template, or the one `render` makes; `tool` changes whenever the rendering code does. */
  snapshot(id: string, tool: string, render: () => Promise<Snapshot>): Promise<Snapshot>;
  /** Style sheets a demo brings along: those it imports, and the Tailwind utilities it uses. */
  demoStyles(id: string): Promise<string>;
}

/** Opens the documentation; nothing is compiled until asked for. */
export function openDocs(config: DocsConfig): Docs {
  const cache = openDiskCache(config.cacheDir);
  const compilerHash = toolHash(config.root, ['model/**/*.ts', 'pipeline/**/*.ts']);
  const reference = openApiReference(config.root, config.apiScopes, cache);
  const compiler = {
    root: config.root,
    cache,
    toolHash: compilerHash,
    strings: config.strings,
    origin: config.origin,
    reference,
  };

  const pageFiles = kept(() =>
    discoverPages({
      root: config.root,
      contentDir: config.contentDir,
      sections: config.sections,
      languages: config.languageConfig.prerendered,
    }),
  );
  const pagesByPath = kept(
    async () => new Map((await pageFiles()).map((file) => [file.path, file])),
  );
  const gitDates = kept(() => readGitDates(config.contentDir));
  const placedDemos = kept(async () =>
    placeDemos(
      await findDemoUses(await pageFiles(), { cache, toolHash: compilerHash }),
      await Promise.all(config.apiScopes.map(({ product }) => reference.extract(product))),
    ),
  );
  const apiPaths = kept(async () => new Set((await docs.apis()).map(({ path }) => path)));

  function kept<T>(make: () => Promise<T>): () => Promise<T> {
    let value: Promise<T> | undefined;
    return () => {
      value = config.watching ? make() : (value ?? make());
      return value;
    };
  }

  /** The same for each path and language: a page is asked for several times, for its headings, its HTML, its payload and its copy. */
  function keptEach<T>(make: (language: Language, path: string) => Promise<T>) {
    const values = new Map<string, Promise<T>>();
    return (language: Language, path = ''): Promise<T> => {
      const key = `${language} ${path}`;
      const known = values.get(key);
      if (known && !config.watching) {
        return known;
      }
      const value = make(language, path);
      values.set(key, value);
      return value;
    };
  }

  const findTemplate = (name: string) => config.templates.find((each) => each.name === name);
  const templateModules = (template: Template) =>
    readTemplateModules(config.templatesDir, template);

  /** Modules of a demo, or of the template an id such as `templates/blog` names. */
  function modulesOf(id: string) {
    const template = id.startsWith('templates/') && findTemplate(id.slice('templates/'.length));
    return template
      ? templateModules(template)
      : readDemoModules(path.join(config.contentDir, demoFile(id)));
  }

  const pageTitles = keptEach(async (language) => {
    const files = await pageFiles();
    const compiled = await Promise.all(files.map(({ path }) => docs.compile(path, language)));
    return new Map(
      compiled.flatMap((result) =>
        result?.page ? [[result.path, result.page.meta.title] as const] : [],
      ),
    );
  });

  const compiledPage = keptEach(async (language, pagePath) => {
    const file = (await pagesByPath()).get(pagePath);
    return file ? compilePage(file, language, compiler) : null;
  });

  const attachedApi = keptEach(async (language, apiPath) => {
    const api = await reference.find(apiPath);
    if (!api) {
      return null;
    }
    const [pages, apis, titles] = [
      await pagesByPath(),
      await apiPaths(),
      await pageTitles(language),
    ];
    const attached = attachDemos(api, await placedDemos(), (path) => titles.get(path) ?? path);
    return localizeApi(attached, language, (path) => pages.has(path) || apis.has(path));
  });

  const navigation = keptEach(async (language) => {
    const problems = await checkNavigation(config);
    if (problems.length > 0) {
      throw new AuthorError(problems);
    }
    const apis = await docs.apis();
    const written = new Set([...(await pagesByPath()).keys(), ...referencePaths(config, apis)]);
    const strings = config.referenceStrings[language];
    return resolveNavigation(
      config.sections.flatMap(({ navigation: entries, product }) =>
        product ? addApiEntries(entries, product, apis, strings) : entries,
      ),
      { titles: config.titles[language], isWritten: (pagePath) => written.has(pagePath) },
    );
  });

  const docs: Docs = {
    config,
    cache,
    pageFiles,
    compile: (pagePath, language) => compiledPage(language, pagePath),
    async page(pagePath, language) {
      const compiled = await docs.compile(pagePath, language);
      if (!compiled) {
        return null;
      }
      if (!compiled.page) {
        throw new AuthorError(compiled.problems);
      }
      const folder = (await pagesByPath()).get(pagePath)?.folder ?? '';
      return { ...compiled.page, lastUpdated: (await gitDates()).get(folder) ?? null };
    },
    visiblePage(pagePath, language) {
      return findVisiblePage(docs, pagePath, language);
    },
    async view(page) {
      return describePage(page, await docs.navigation(page.language), config);
    },
    navigation: (language) => navigation(language),
    apis: kept(async () => (await reference.all()).map(toApiEntry)),
    api: (apiPath, language) => attachedApi(language, apiPath),
    apiExtract: reference.extract,
    quality: kept(() => readQuality(docs)),
    async template(name) {
      const template = findTemplate(name);
      if (!template) {
        return null;
      }
      const modules = await templateModules(template);
      return cache.remember('templates', [compilerHash, name, demoHash(modules)], () =>
        describeTemplate(config.templatesDir, template, modules),
      );
    },
    async snapshot(id, tool, render) {
      const modules = await modulesOf(id);
      return cache.remember('snapshots', [compilerHash, tool, id, demoHash(modules)], render);
    },
    async demoStyles(id) {
      const modules = await modulesOf(id);
      const sheets = modules.filter(({ file }) => file.endsWith('.css'));
      const utilities = id.endsWith('/tailwind')
        ? [await compileTailwind(modules.map(({ source }) => source))]
        : [];
      return [...utilities, ...sheets.map(({ source }) => source)].join('\n');
    },
  };
  return docs;
}
