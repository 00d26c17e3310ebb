import { defaultLanguage, type Language, languageCodes } from '#model/Language.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { apiRows } from '#model/api/apiRows.ts';
import { flattenNavigation } from '#model/NavNode.ts';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import type { PageFile } from '#pipeline/content-files/discoverPages.ts';
import type { CompiledPage, Docs } from '#pipeline/docs/Docs.ts';
import { checkErrors } from './checkErrors.ts';
import { checkLinks } from './checkLinks.ts';
import { checkNavigation } from './checkNavigation.ts';
import { checkPublishedAnchors, type PublishedCount } from './checkPublishedAnchors.ts';
import { checkPhrases } from './checkPhrases.ts';
import { checkPreviews } from './checkPreviews.ts';
import { checkProse } from './checkProse.ts';
import { checkTranslation } from './checkTranslations.ts';

/** How much of the navigation is written, and all problems. */
export interface ContentReport {
  written: number;
  leaves: number;
  /** Paths in the navigation that have no page yet. */
  missing: string[];
  /** Pages outside the navigation, and demos that no page shows. */
  orphans: string[];
  pages: { path: string; words: number; demos: number; languages: string[] }[];
  /** How many addresses that other sites link to lead somewhere. */
  published: PublishedCount[];
  problems: AuthorProblem[];
}

/**
 * Compiles every page in every language and checks them against the navigation and each other. It can be stopped by a
 * signal, and then throws.
 */
export async function checkContent(docs: Docs, signal?: AbortSignal): Promise<ContentReport> {
  const { config } = docs;
  const files = await docs.pageFiles();
  const navigationProblems = await checkNavigation(config);
  const problems = [...navigationProblems];
  const pages: ContentReport['pages'] = [];
  const shownDemos = new Set<string>();
  let published: ReturnType<typeof checkPublishedAnchors> = { counts: [], problems: [] };

  const others = await pagesWithoutMarkdown(docs);
  for (const language of languageCodes) {
    const compiled = await compileAll(docs, files, language, signal);
    problems.push(...compiled.flatMap((result) => result.problems));
    problems.push(...checkLinks(compiled, others));
    if (language === defaultLanguage) {
      published = checkPublishedAnchors(config.publishedAnchors, compiled, config.renamedPages);
      problems.push(...published.problems, ...(await checkPhrases(docs, compiled)));
    }
    for (const { page, file, demoNames } of compiled) {
      signal?.throwIfAborted();
      demoNames.forEach((name) => shownDemos.add(`${path.posix.dirname(file)}/demos/${name}.tsx`));
      if (page && language === defaultLanguage) {
        const words = page.blocks.reduce(
          (sum, block) => sum + (block.kind === 'prose' ? countWords(block.html) : 0),
          0,
        );
        const languages = Object.keys(files.find(({ path }) => path === page.path)?.files ?? {});
        pages.push({ path: page.path, words, demos: page.demos.length, languages });
        const source = await readFile(path.join(config.root, page.sourceFile), 'utf8');
        problems.push(...checkPreviews(page, source));
      } else if (page) {
        const english = await docs.page(page.path, defaultLanguage).catch(() => null);
        problems.push(...(english ? checkTranslation(english, page) : []));
      }
    }
  }

  problems.push(...(await checkProse(docs, signal)), ...(await checkErrors(docs, signal)));

  // A navigation with mistakes cannot be resolved, so missing pages are not listed.
  const isTree = navigationProblems.length === 0;
  const navigation = isTree ? await docs.navigation(defaultLanguage) : [];
  const leaves = flattenNavigation(navigation).filter((leaf) => leaf.kind === 'page');
  const inTree = new Set(leaves.map((leaf) => leaf.path));
  const demoFiles = await glob('*/*/**/demos/[A-Z]*.tsx', { cwd: config.contentDir });
  const contentRoot = path.relative(config.root, config.contentDir).split(path.sep).join('/');
  return {
    written: leaves.filter((leaf) => leaf.written).length,
    leaves: leaves.length,
    missing: leaves.filter((leaf) => !leaf.written).map((leaf) => leaf.path),
    orphans: [
      ...files
        .filter((file) => isTree && !inTree.has(file.path))
        .map((file) => `${file.path} (not in the navigation)`),
      ...demoFiles
        .map((file) => `${contentRoot}/${file}`)
        .filter((file) => !shownDemos.has(file))
        .sort(),
    ],
    pages,
    published: published.counts,
    problems: dedupe(problems),
  };
}

/** Few at once, so that the page an author is waiting for comes in between. */
const compiledAtOnce = 8;

async function compileAll(
  docs: Docs,
  files: readonly PageFile[],
  language: Language,
  signal: AbortSignal | undefined,
): Promise<CompiledPage[]> {
  const compiled: CompiledPage[] = [];
  for (let start = 0; start < files.length; start += compiledAtOnce) {
    signal?.throwIfAborted();
    const group = files.slice(start, start + compiledAtOnce);
    const results = await Promise.all(group.map(({ path }) => docs.compile(path, language)));
    compiled.push(...results.filter((result) => result !== null));
  }
  return compiled;
}

/** Standalone pages, and the API reference with its rows. */
async function pagesWithoutMarkdown(
  docs: Pick<Docs, 'config' | 'apiExtract'>,
): Promise<{ path: string; anchors: string[] }[]> {
  const { config } = docs;
  const extracts = await Promise.all(
    config.apiScopes.map(({ product }) => docs.apiExtract(product)),
  );
  return [
    ...[...config.standalonePaths, ...config.apiScopes.map(({ path }) => path)].map((path) => ({
      path,
      anchors: [],
    })),
    ...extracts.flatMap(({ pages }) =>
      pages.map((api) => ({ path: api.path, anchors: apiRows(api).map(({ id }) => id) })),
    ),
  ];
}

function countWords(html: string): number {
  return html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

/** An untranslated page is compiled once per language and would report its problems each time. */
function dedupe(problems: AuthorProblem[]): AuthorProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
