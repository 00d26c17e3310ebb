import path from 'node:path';
import { glob } from 'tinyglobby';
import { apiRowIds } from '#model/api/apiRowIds.ts';
import { flattenNavigation } from '#model/flattenNavigation.ts';
import type { AuthorProblem } from '#pipeline/AuthorError.ts';
import type { Docs } from '#pipeline/openDocs.ts';
import { checkLinks } from './checkLinks.ts';
import { checkNavigation } from './checkNavigation.ts';
import { checkProse } from './checkProse.ts';
import { checkTranslation } from './checkTranslations.ts';

/** How much of the tree is written, and everything that is wrong with what is. */
export interface ContentReport {
  written: number;
  leaves: number;
  /** Paths of the tree that have no page yet. */
  missing: string[];
  /** Pages outside the tree, and demos no page shows. */
  orphans: string[];
  pages: { path: string; words: number; demos: number; languages: string[] }[];
  problems: AuthorProblem[];
}

/** Compiles every page in every language and checks them against the tree and one another. */
export async function checkContent(docs: Docs): Promise<ContentReport> {
  const { config } = docs;
  const files = await docs.pageFiles();
  const navigationProblems = await checkNavigation(config);
  const problems = [...navigationProblems];
  const pages: ContentReport['pages'] = [];
  const shownDemos = new Set<string>();

  const others = await pagesWithoutMarkdown(docs);
  for (const language of config.languageConfig.prerendered) {
    const results = await Promise.all(files.map((file) => docs.compile(file.path, language)));
    const compiled = results.filter((result) => result !== null);
    problems.push(...compiled.flatMap((result) => result.problems));
    problems.push(...checkLinks(compiled, others));
    for (const { page, file, demoNames } of compiled) {
      demoNames.forEach((name) => shownDemos.add(`${path.posix.dirname(file)}/demos/${name}.tsx`));
      if (page && language === config.languageConfig.defaultLanguage) {
        const words = page.blocks.reduce(
          (sum, block) => sum + (block.kind === 'prose' ? countWords(block.html) : 0),
          0,
        );
        const languages = Object.keys(files.find(({ path }) => path === page.path)?.files ?? {});
        pages.push({ path: page.path, words, demos: page.demos.length, languages });
      } else if (page) {
        const english = await docs
          .page(page.path, config.languageConfig.defaultLanguage)
          .catch(() => null);
        problems.push(...(english ? checkTranslation(english, page) : []));
      }
    }
  }

  problems.push(...(await checkProse(docs)));

  // A tree with mistakes cannot be resolved; they are reported instead of what it would lack.
  const isTree = navigationProblems.length === 0;
  const navigation = isTree ? await docs.navigation(config.languageConfig.defaultLanguage) : [];
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
    problems: dedupe(problems),
  };
}

/** Standalone pages, and the API reference with its rows. */
async function pagesWithoutMarkdown(docs: Docs): Promise<{ path: string; anchors: string[] }[]> {
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
      pages.map((api) => ({ path: api.path, anchors: apiRowIds(api) })),
    ),
  ];
}

function countWords(html: string): number {
  return html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}

/** An untranslated page is compiled once per language and would report its mistakes as often. */
function dedupe(problems: AuthorProblem[]): AuthorProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
