import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import type { DemoFile, DemoSource } from '#model/DemoSource.ts';
import { hashOf } from '#pipeline/cache/DiskCache.ts';
import type { CodeLanguage } from '#pipeline/highlight/highlightCode.ts';
import { highlightCode } from '#pipeline/highlight/highlightCode.ts';
import { deriveJavaScript } from './deriveJavaScript.ts';

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

/** Modules → highlighted TypeScript and JavaScript, the demo's own file first. */
export async function describeDemo(
  name: string,
  modules: readonly DemoModule[],
): Promise<DemoSource> {
  const files = await Promise.all(modules.map(describeFile));
  return { name, files, hash: demoHash(modules) };
}

async function describeFile({ file, source }: DemoModule): Promise<DemoFile> {
  const extension = path.extname(file).slice(1) as 'ts' | 'tsx';
  const baseName = path.basename(file, `.${extension}`);
  const javaScript = await deriveJavaScript(source, path.basename(file));
  return {
    tsName: `${baseName}.${extension}`,
    jsName: `${baseName}.js`,
    tsHtml: await codeToHtml(source, extension),
    jsHtml: await codeToHtml(javaScript, 'jsx'),
  };
}

async function codeToHtml(code: string, language: CodeLanguage): Promise<string> {
  const children = await highlightCode(code.trimEnd(), { language });
  return toHtml({ type: 'root', children });
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
