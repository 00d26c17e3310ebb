import path from 'node:path';
import { demoFile } from '#model/DemoSource.ts';
import { toApiEntry } from '#model/api/ApiEntry.ts';
import { type Language, languageCodes } from '#model/Language.ts';
import type { Template } from '#model/Template.ts';
import { resolveNavigation } from '#model/resolveNavigation.ts';
import { addCost } from './api/addCost.ts';
import { attachDemos } from './api/attachDemos.ts';
import { findDemoRows } from './api/demo-uses/findDemoRows.ts';
import { readPackages } from './errors/readPackages.ts';
import { findDemoUses } from './demos/findDemoUses.ts';
import { groupProps } from './api/groupProps.ts';
import { localizeApi } from './api/localizeApi.ts';
import { openVersionHistory } from './api/versionHistory.ts';
import { openApiReference } from './api/openApiReference.ts';
import { AuthorError } from './content-files/AuthorError.ts';
import { openDiskCache } from './cache/DiskCache.ts';
import { openMemory } from './cache/openMemory.ts';
import { toolHash } from './cache/toolHash.ts';
import { checkNavigation } from './checks/checkNavigation.ts';
import { describeTemplate, readTemplateModules } from './demos/readTemplate.ts';
import { compileTailwind } from './demos/compileTailwind.ts';
import { demoHash, describeVariant, readDemoModules } from './demos/readDemo.ts';
import type { BlockGenerators, Docs } from './docs/Docs.ts';
import type { DocsConfig } from './docs/DocsConfig.ts';
import { chartBuilderBlock } from './generated-blocks/chartBuilderBlock.ts';
import { chartExamplesBlock } from './generated-blocks/chartExamplesBlock.ts';
import { codemodsBlock } from './generated-blocks/codemodsBlock.ts';
import { errorListBlock } from './generated-blocks/errorListBlock.ts';
import { errorMatcherBlock } from './generated-blocks/errorMatcherBlock.ts';
import { newsBlock } from './generated-blocks/newsBlock.ts';
import { searchFormBlock } from './generated-blocks/searchFormBlock.ts';
import { versionCompareBlock } from './generated-blocks/versionCompareBlock.ts';
import { cheatSheetBlock } from './generated-blocks/cheatSheetBlock.ts';
import { apiProductsBlock } from './generated-blocks/apiProductsBlock.ts';
import { coreGroupsBlock } from './generated-blocks/coreGroupsBlock.ts';
import { planMatrixBlock } from './generated-blocks/planMatrixBlock.ts';
import { compilePage } from './pages/compilePage.ts';
import { describePage } from './pages/describePage.ts';
import { discoverPages } from './content-files/discoverPages.ts';
import { readGitDates } from './content-files/gitDates.ts';
import { addApiEntries } from './pages/addApiEntries.ts';
import { generateBlocks } from './pages/generateBlocks.ts';
import { findVisiblePage } from './pages/findVisiblePage.ts';
import { errorPackages } from './errors/errorPackages.ts';
import { referencePaths } from './pages/pagePaths.ts';

/** Opens the documentation; nothing is compiled until it is requested. `more` generators compute blocks that pages request by name. */
export function openDocs(config: DocsConfig, more: BlockGenerators = {}): Docs {
  const generators = {
    ApiProducts: apiProductsBlock,
    PlanMatrix: planMatrixBlock,
    CheatSheet: cheatSheetBlock,
    CoreGroups: coreGroupsBlock,
    ChartExamples: chartExamplesBlock,
    ChartBuilder: chartBuilderBlock,
    Codemods: codemodsBlock,
    ErrorList: errorListBlock,
    ErrorMatcher: errorMatcherBlock,
    News: newsBlock,
    SearchForm: searchFormBlock,
    VersionCompare: versionCompareBlock,
    ...more,
  };
  const cache = openDiskCache(config.cacheDir);
  // A page is requested several times: for its headings, HTML, payload, and Markdown copy.
  const { keep, forget } = openMemory();
  const compilerHash = toolHash(config.root, ['model/**/*.ts', 'pipeline/**/*.ts']);
  const history = openVersionHistory(config.versionRecords, config.apiScopes, config.docsVersion);
  const reference = openApiReference(config.root, config.apiScopes, cache, history);
  const compiler = {
    root: config.root,
    cache,
    toolHash: compilerHash,
    messages: config.messages,
    origin: config.origin,
    reference,
  };

  const pageFiles = keep(() =>
    discoverPages({
      root: config.root,
      contentDir: config.contentDir,
      sections: config.sections,
      languages: languageCodes,
    }),
  );
  let folders: ReadonlyMap<string, string> = new Map();
  const pagesByPath = keep(async () => {
    const files = await pageFiles();
    folders = new Map(files.map(({ path, folder }) => [path, folder]));
    return new Map(files.map((file) => [file.path, file]));
  });
  const mayChangePage = (file: string, pagePath: string) => ownsFile(folders, pagePath, file);
  const gitDates = keep(() => readGitDates(config.contentDir));
  const demoUses = keep(async (pagePath: string) => {
    const file = (await pagesByPath()).get(pagePath);
    return file ? findDemoUses([file], { cache, toolHash: compilerHash }) : [];
  }, mayChangePage);
  const demoRows = keep(async () => {
    const files = await pageFiles();
    return findDemoRows(
      (await Promise.all(files.map((file) => demoUses(file.path)))).flat(),
      await Promise.all(config.apiScopes.map(({ product }) => reference.extract(product))),
    );
  });
  const apiPaths = keep(async () => new Set((await docs.apis()).map(({ path }) => path)));

  const findTemplate = (name: string) => config.templates.find((each) => each.name === name);
  const templateModules = (template: Template) =>
    readTemplateModules(config.templatesDir, template);

  /** Modules of a demo, or of a template for an id such as `templates/blog`. */
  function modulesOf(id: string) {
    const template = id.startsWith('templates/') && findTemplate(id.slice('templates/'.length));
    return template
      ? templateModules(template)
      : readDemoModules(path.join(config.contentDir, demoFile(id)));
  }

  const pageTitles = keep(async (language: Language) => {
    const files = await pageFiles();
    const compiled = await Promise.all(files.map(({ path }) => docs.compile(path, language)));
    return new Map(
      compiled.flatMap((result) =>
        result?.page ? [[result.path, result.page.meta.title] as const] : [],
      ),
    );
  });

  const compiledPage = keep(
    async (language: Language, pagePath: string) => {
      const file = (await pagesByPath()).get(pagePath);
      return file ? compilePage(file, language, compiler) : null;
    },
    (file, _language, pagePath) => mayChangePage(file, pagePath),
  );

  // Blocks are generated from all there is: other pages, the reference, installed packages.
  const completeGuide = keep(async (language: Language, pagePath: string) => {
    const guide = await docs.page(pagePath, language);
    return guide && generateBlocks(guide, generators, docs);
  });

  const attachedApi = keep(async (language: Language, apiPath: string) => {
    const api = await reference.find(apiPath);
    if (!api) {
      return null;
    }
    const [pages, apis, titles] = [
      await pagesByPath(),
      await apiPaths(),
      await pageTitles(language),
    ];
    const attached = attachDemos(api, await demoRows(), (path) => titles.get(path) ?? path);
    const localized = localizeApi(attached, language, (path) => pages.has(path) || apis.has(path));
    const grouped = groupProps(localized, config.propGroupRules[api.product] ?? []);
    return addCost(grouped, config.importCosts);
  });

  const navigation = keep(async (language: Language) => {
    const problems = await checkNavigation(config);
    if (problems.length > 0) {
      throw new AuthorError(problems);
    }
    const apis = await docs.apis();
    const written = new Set([...(await pagesByPath()).keys(), ...referencePaths(config, apis)]);
    const { api: apiMessages } = config.messages[language];
    return resolveNavigation(
      config.sections.flatMap(({ navigation: entries, product }) =>
        product ? addApiEntries(entries, product, apis, apiMessages) : entries,
      ),
      { titles: config.titles[language], isWritten: (pagePath) => written.has(pagePath) },
    );
  });

  const docs: Docs = {
    config,
    cache,
    forget,
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
      return findVisiblePage(docs, completeGuide, pagePath, language);
    },
    async view(page) {
      return describePage(page, await docs.navigation(page.language), config);
    },
    async changeDays() {
      const dates = await gitDates();
      return new Map(
        (await pageFiles()).flatMap(({ path: pagePath, folder }) => {
          const day = dates.get(folder);
          return day === undefined ? [] : [[pagePath, day] as const];
        }),
      );
    },
    navigation: (language) => navigation(language),
    apis: keep(async () => (await reference.all()).map(toApiEntry)),
    api: (apiPath, language) => attachedApi(language, apiPath),
    apiExtract: reference.extract,
    errorMessages: keep(() =>
      readPackages(errorPackages(config), { root: config.root, cache, toolHash: compilerHash }),
    ),
    async demo(id) {
      const modules = await modulesOf(id);
      const name = id.split('/').at(-1) ?? id;
      return cache.remember('demos', [compilerHash, id, demoHash(modules)], () =>
        describeVariant(name, null, modules),
      );
    },
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

/** Whether a page is made from a file: from those in its folder, and from those of no page, which demos may share. */
function ownsFile(folders: ReadonlyMap<string, string>, pagePath: string, file: string): boolean {
  const isIn = (folder: string) => file.startsWith(folder + path.sep);
  const own = folders.get(pagePath);
  return own === undefined || isIn(own) || ![...folders.values()].some(isIn);
}
