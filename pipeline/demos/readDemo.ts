import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import type { CodeStyling } from '#model/CodePreferences.ts';
import type { CodePreview, DemoFile, DemoVariant } from '#model/DemoSource.ts';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import { type CodeLanguage, highlightCode } from '#pipeline/highlight/highlightCode.ts';
import { deriveJavaScript } from './deriveJavaScript.ts';
import { extractPreview } from './extractPreview.ts';

/** A file of a demo as it is on disk. */
export interface DemoModule {
  /** Absolute path. */
  file: string;
  source: string;
}

/** Reads a demo and, through its relative imports, every module of ours it needs. */
export async function readDemoModules(entry: string): Promise<DemoModule[]> {
  const modules = new Map<string, string>();
  const queue = [entry];
  for (let file = queue.shift(); file; file = queue.shift()) {
    if (!modules.has(file)) {
      const source = await readFile(file, 'utf8');
      modules.set(file, source);
      for (const specifier of relativeImports(source)) {
        queue.push(await resolveModule(file, specifier));
      }
    }
  }
  return [...modules].map(([file, source]) => ({ file, source }));
}

/** Hash over all files of a demo. */
export function demoHash(modules: readonly DemoModule[]): string {
  return hashOf(modules.flatMap(({ file, source }) => [path.basename(file), source]));
}

/** Modules → text and highlighted code in both variants, the demo's own file first and named after the demo. */
export async function describeVariant(
  name: string,
  styling: CodeStyling | null,
  modules: readonly DemoModule[],
): Promise<DemoVariant> {
  const files = await Promise.all(
    modules.map(({ file, source }, index) =>
      describeFile(index === 0 ? `${name}.tsx` : path.basename(file), source),
    ),
  );
  const [entry] = files;
  return { name, styling, files, preview: entry ? describePreview(entry) : null };
}

/** One file → its text and highlighted code in both variants. */
export async function describeFile(tsName: string, source: string): Promise<DemoFile> {
  const language = path.extname(tsName).slice(1) as 'ts' | 'tsx' | 'css';
  const ts = source.trimEnd();
  if (language === 'css') {
    return { tsName, jsName: tsName, ts, js: ts, ...variantsToHtml(ts, ts, language) };
  }
  const jsName = tsName.replace(/\.tsx?$/, '.js');
  const js = (await deriveJavaScript(source, tsName)).trimEnd();
  return { tsName, jsName, ts, js, ...variantsToHtml(ts, js, language) };
}

function describePreview({ ts, js }: DemoFile): CodePreview | null {
  const [tsPreview, jsPreview] = [extractPreview(ts), extractPreview(js)];
  return tsPreview && jsPreview ? variantsToHtml(tsPreview, jsPreview, 'tsx') : null;
}

/** Code without types is the same in both variants, and coloured once. */
function variantsToHtml(
  ts: string,
  js: string,
  language: CodeLanguage,
): { tsHtml: string; jsHtml: string } {
  const tsHtml = codeToHtml(ts, language);
  return { tsHtml, jsHtml: js === ts ? tsHtml : codeToHtml(js, 'jsx') };
}

function codeToHtml(code: string, language: CodeLanguage): string {
  return toHtml({ type: 'root', children: highlightCode(code, { language }) });
}

function relativeImports(source: string): string[] {
  return [...source.matchAll(/^(?:import|export)[^'"]*?['"](\.{1,2}\/[^'"]+)['"]/gm)].map(
    (match) => match[1] ?? '',
  );
}

async function resolveModule(importer: string, specifier: string): Promise<string> {
  const base = path.resolve(path.dirname(importer), specifier);
  for (const candidate of [base, `${base}.tsx`, `${base}.ts`]) {
    try {
      await readFile(candidate);
      return candidate;
    } catch {
      // Try the next spelling.
    }
  }
  throw new Error(`${path.basename(importer)} imports "${specifier}", which does not exist.`);
}
