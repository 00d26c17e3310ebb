import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { DemoSource } from '#model/DemoSource.ts';
import type { Language } from '#model/Language.ts';
import type { ApiReference } from '#pipeline/api/openApiReference.ts';
import type { AuthorProblem } from '#pipeline/AuthorError.ts';
import type { DiskCache } from '#pipeline/cache/DiskCache.ts';
import {
  type DemoModule,
  demoHash,
  describeDemo,
  readDemoModules,
} from '#pipeline/demos/readDemo.ts';
import type { ProseStrings } from '#pipeline/markdown/ParseContext.ts';
import { type ParsedPage, parsePage } from '#pipeline/markdown/parsePage.ts';
import type { CompiledPage } from './CompiledPage.ts';
import type { PageFile } from './PageFile.ts';

/** What compiling needs besides the page itself. */
export interface Compiler {
  root: string;
  cache: DiskCache;
  /** Hash of the code that compiles. */
  toolHash: string;
  strings: Record<Language, ProseStrings>;
  reference: ApiReference;
}

/** One page in one language: read, parse, attach its demos. Unchanged pages come from the cache. */
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
  const strings = compiler.strings[language];

  const ingredients = [
    compiler.toolHash,
    language,
    pageFile.path,
    file,
    source,
    JSON.stringify(strings),
    compiler.reference.hash,
    ...[...demos].flatMap(([name, demo]) => [name, demo.hash]),
  ];
  return compiler.cache.remember('pages', ingredients, async () => {
    const parsed = await parsePage({
      source,
      file,
      language,
      strings,
      apiNames: (subject) => compiler.reference.names(pageFile.section.folder, subject),
    });
    const attached = await attachDemos(parsed, demos, file, compiler);
    const problems = [...parsed.problems, ...attached.problems].sort((a, b) => a.line - b.line);
    const { meta, headings, blocks, links, propMentions } = parsed;
    const subject = { components: meta?.components ?? [], hooks: meta?.hooks ?? [] };
    const demoNames = Object.keys(parsed.demoLines);
    const anchors = [...headings.map(({ id }) => id).filter(Boolean), ...demoNames];
    const facts = {
      path: pageFile.path,
      file,
      subject,
      anchors,
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
      blocks,
      demos: attached.sources,
      sourceFile: file,
      lastUpdated: null,
    } satisfies CompiledPage['page'];
    return { ...facts, page };
  });
}

interface FoundDemo {
  modules: DemoModule[];
  hash: string;
  /** Set when a file of the demo cannot be read. */
  failure: string | null;
}

async function readDemos(folder: string): Promise<Map<string, FoundDemo>> {
  const entries = (await glob('demos/*.tsx', { cwd: folder }))
    .filter((file) => /^demos\/[A-Z]/.test(file))
    .sort();
  const found = await Promise.all(
    entries.map(async (entry): Promise<[string, FoundDemo]> => {
      const name = path.basename(entry, '.tsx');
      try {
        const modules = await readDemoModules(path.join(folder, entry));
        return [name, { modules, hash: demoHash(modules), failure: null }];
      } catch (error) {
        const failure = error instanceof Error ? error.message : String(error);
        return [name, { modules: [], hash: failure, failure }];
      }
    }),
  );
  return new Map(found);
}

async function attachDemos(
  parsed: ParsedPage,
  demos: Map<string, FoundDemo>,
  file: string,
  compiler: Compiler,
): Promise<{ sources: DemoSource[]; problems: AuthorProblem[] }> {
  const problems: AuthorProblem[] = [];
  const sources: DemoSource[] = [];
  for (const [name, line] of Object.entries(parsed.demoLines)) {
    const demo = demos.get(name);
    if (!demo) {
      const known = [...demos.keys()].join(', ') || 'none';
      const fix = `Add demos/${name}.tsx or use one of: ${known}.`;
      problems.push({ file, line, message: `There is no demo "${name}" beside this page.`, fix });
    } else if (demo.failure) {
      problems.push({
        file,
        line,
        message: `The demo "${name}" cannot be read: ${demo.failure}`,
        fix: 'Add the file, or mend the import.',
      });
    } else {
      try {
        const make = () => describeDemo(name, demo.modules);
        sources.push(await compiler.cache.remember('demos', [compiler.toolHash, demo.hash], make));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        problems.push({
          file,
          line,
          message: `The demo "${name}" has no JavaScript variant: ${reason}`,
          fix: 'Use TypeScript whose types can be left out: no enums, namespaces or parameter properties.',
        });
      }
    }
  }
  return { sources, problems };
}
