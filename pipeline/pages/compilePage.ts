import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { type CodeStyling, stylingSlugs } from '#model/Preferences.ts';
import type { DemoSource, DemoVariant } from '#model/DemoSource.ts';
import type { Language } from '#model/Language.ts';
import type { ApiReference } from '#pipeline/api/openApiReference.ts';
import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import type { DiskCache } from '#pipeline/cache/DiskCache.ts';
import { demoPatterns } from '#pipeline/demos/demoId.ts';
import type { DemoModule } from '#pipeline/demos/DemoModule.ts';
import { demoHash, describeVariant, readDemoModules } from '#pipeline/demos/readDemo.ts';
import { JoinError } from '#pipeline/demos/standalone/JoinError.ts';
import type { DocsMessages } from '#pipeline/docs/messages.ts';
import { type ParsedPage, parsePage } from '#pipeline/markdown/parsePage.ts';
import type { CompiledPage } from '#pipeline/docs/Docs.ts';
import type { PageFile } from '#pipeline/content-files/discoverPages.ts';
import { addElements } from './addElements.ts';

/** What it takes to compile pages. */
export interface Compiler {
  root: string;
  cache: DiskCache;
  /** Hash of the compiling code. */
  toolHash: string;
  messages: Record<Language, Pick<DocsMessages, 'prose'>>;
  /** Scheme and host of the published site. */
  origin: string;
  reference: ApiReference;
}

/** Compiles one page in one language: reads and parses it and adds its demos. Unchanged pages come from the cache. */
export async function compilePage(
  pageFile: PageFile,
  language: Language,
  compiler: Compiler,
): Promise<CompiledPage> {
  const bodyLanguage = pageFile.files[language] ? language : 'en';
  const absolute = pageFile.files[language] ?? pageFile.files.en;
  const file = path.relative(compiler.root, absolute).split(path.sep).join('/');
  const source = await readFile(absolute, 'utf8');
  const demos = await readDemos(pageFile.folder);
  const messages = compiler.messages[language].prose;

  const inputs = [
    compiler.toolHash,
    language,
    pageFile.path,
    file,
    source,
    JSON.stringify(messages),
    compiler.origin,
    compiler.reference.hash,
    ...[...demos].flatMap(([name, variants]) => [name, ...variants.map(({ hash }) => hash)]),
  ];
  return compiler.cache.remember('pages', inputs, async () => {
    const parsed = await parsePage({
      source,
      file,
      language,
      messages,
      origin: compiler.origin,
      apiNames: (subject) => compiler.reference.names(pageFile.section.folder, subject),
      componentApi: compiler.reference.component,
    });
    const described = await describeDemos(parsed, demos, file, compiler);
    const place = { file, lines: parsed.demoLines };
    const elements = addElements(parsed.blocks, described.sources, place);
    const problems = [
      ...parsed.problems,
      ...described.problems,
      ...elements.problems,
      ...missingFont(parsed, file, compiler.root),
    ].sort((a, b) => a.line - b.line);
    const { meta, headings, aliases, sectionPlans, links, propMentions } = parsed;
    const subject = { components: meta?.components ?? [], hooks: meta?.hooks ?? [] };
    const demoNames = Object.keys(parsed.demoLines);
    const ids = headings.map(({ id }) => id).filter(Boolean);
    const anchors = [...ids, ...aliases, ...demoNames];
    const facts = {
      path: pageFile.path,
      file,
      subject,
      anchors,
      sectionPlans,
      demoNames,
      links,
      propMentions,
      problems,
    };
    if (!meta || problems.length > 0) {
      return { ...facts, page: null };
    }
    const page = {
      path: pageFile.path,
      language,
      bodyLanguage,
      section: pageFile.section.folder,
      meta,
      headings,
      blocks: elements.blocks,
      demos: described.sources,
      sourceFile: file,
      lastUpdated: null,
    } satisfies CompiledPage['page'];
    return { ...facts, page };
  });
}

function missingFont({ meta }: ParsedPage, file: string, root: string): AuthorProblem[] {
  const sheet = meta?.fontStylesheet;
  if (!sheet || existsSync(path.join(root, 'public', sheet))) {
    return [];
  }
  const message = `Front matter "fontStylesheet": there is no public${sheet}.`;
  return [{ file, line: 1, message, fix: 'Add the style sheet, or leave the key out.' }];
}

/** A demo, or one styling of it, as found on disk. */
interface FoundVariant {
  styling: CodeStyling | null;
  modules: DemoModule[];
  hash: string;
  /** Why a file of the demo cannot be read; null if all can. */
  failure: string | null;
}

const slugs = Object.keys(stylingSlugs) as (keyof typeof stylingSlugs)[];

async function readDemos(folder: string): Promise<Map<string, FoundVariant[]>> {
  const found = new Map<string, FoundVariant[]>();
  for (const entry of (await glob(demoPatterns, { cwd: folder })).sort()) {
    const [, name = '', file] = entry.replace(/\.tsx$/, '').split('/');
    const styling = slugs.find((slug) => slug === file);
    const variant = await readVariant(
      path.join(folder, entry),
      styling ? stylingSlugs[styling] : null,
    );
    found.set(name, [...(found.get(name) ?? []), variant]);
  }
  for (const variants of found.values()) {
    variants.sort((a, b) => rank(a.styling) - rank(b.styling));
  }
  return found;
}

/** Position of a styling in the menu. */
function rank(styling: CodeStyling | null): number {
  return slugs.findIndex((slug) => stylingSlugs[slug] === styling);
}

async function readVariant(file: string, styling: CodeStyling | null): Promise<FoundVariant> {
  try {
    const modules = await readDemoModules(file);
    return { styling, modules, hash: demoHash(modules), failure: null };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { styling, modules: [], hash: failure, failure };
  }
}

async function describeDemos(
  parsed: ParsedPage,
  demos: Map<string, FoundVariant[]>,
  file: string,
  compiler: Compiler,
): Promise<{ sources: DemoSource[]; problems: AuthorProblem[] }> {
  const problems: AuthorProblem[] = [];
  const sources: DemoSource[] = [];
  for (const [name, line] of Object.entries(parsed.demoLines)) {
    const found = demos.get(name);
    const failed = found?.find(({ failure }) => failure !== null);
    if (!found) {
      const known = [...demos.keys()].join(', ') || 'none';
      const fix = `Add demos/${name}.tsx or use one of: ${known}.`;
      problems.push({ file, line, message: `There is no demo "${name}" beside this page.`, fix });
    } else if (failed) {
      problems.push({
        file,
        line,
        message: `The demo "${name}" cannot be read: ${failed.failure}`,
        fix: 'Add the file, or fix the import.',
      });
    } else {
      try {
        const variants: DemoVariant[] = [];
        for (const { styling, modules, hash } of found) {
          const make = () => describeVariant(name, styling, modules);
          const inputs = [compiler.toolHash, name, String(styling), hash];
          variants.push(await compiler.cache.remember('demos', inputs, make));
        }
        sources.push({ name, variants });
      } catch (error) {
        problems.push({ file, line, ...demoProblem(name, error) });
      }
    }
  }
  return { sources, problems };
}

function demoProblem(name: string, error: unknown): Pick<AuthorProblem, 'message' | 'fix'> {
  const reason = error instanceof Error ? error.message : String(error);
  return error instanceof JoinError
    ? {
        message: `The demo "${name}" cannot be copied as one file: ${reason}.`,
        fix: 'Export declarations by name, import them by name, and rename what clashes.',
      }
    : {
        message: `The demo "${name}" has no JavaScript variant: ${reason}`,
        fix: 'Use TypeScript whose types can be left out: no enums, namespaces or parameter properties.',
      };
}
