import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import type { CodeStyling } from '#model/Preferences.ts';
import type { CodePreview, DemoFile, DemoVariant } from '#model/DemoSource.ts';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import { type CodeLanguage, highlightCode } from '#pipeline/highlight/highlightCode.ts';
import type { DemoModule } from './DemoModule.ts';
import { deriveJavaScript } from './deriveJavaScript.ts';
import { extractPreview, hasPreviewMarkers, removePreviewMarkers } from './extractPreview.ts';
import { describeStandalone } from './standalone/describeStandalone.ts';

/** Reads a demo and all modules it imports by relative paths. */
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

/** Hash of all files of a demo. */
export function demoHash(modules: readonly DemoModule[]): string {
  return hashOf(modules.flatMap(({ file, source }) => [path.basename(file), source]));
}

/** Describes the files of a demo in TypeScript and JavaScript, highlighted; the demo's own file comes first. */
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
  const preview = entry ? await describePreview(entry, modules[0]?.source ?? '') : null;
  const standalone = await describeStandalone(name, modules);
  return { name, styling, files, preview, standalone };
}

/** Describes one file in TypeScript and JavaScript, highlighted. */
export async function describeFile(tsName: string, source: string): Promise<DemoFile> {
  const language = path.extname(tsName).slice(1) as 'ts' | 'tsx' | 'css';
  const ts = removePreviewMarkers(source).trimEnd();
  if (language === 'css') {
    return { tsName, jsName: tsName, ts, js: ts, ...variantsToHtml(ts, ts, language) };
  }
  const jsName = tsName.replace(/\.tsx?$/, '.js');
  const js = (await deriveJavaScript(ts, tsName)).trimEnd();
  return { tsName, jsName, ts, js, ...variantsToHtml(ts, js, language) };
}

async function describePreview(file: DemoFile, source: string): Promise<CodePreview | null> {
  // Deriving JavaScript is expensive: only a demo with markers is derived a second time, with them.
  const [ts, js] = hasPreviewMarkers(source)
    ? [source, await deriveJavaScript(source, file.tsName)]
    : [file.ts, file.js];
  const [tsPreview, jsPreview] = [extractPreview(ts), extractPreview(js)];
  return tsPreview && jsPreview ? variantsToHtml(tsPreview, jsPreview, 'tsx') : null;
}

/** Code without types is the same in both languages and highlighted once. */
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
      // Try the next extension.
    }
  }
  throw new Error(`${path.basename(importer)} imports "${specifier}", which does not exist.`);
}
