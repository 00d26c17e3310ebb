import path from 'node:path';
import { glob } from 'tinyglobby';
import type { CodeStyling } from '#model/Preferences.ts';
import type { CodeFile, DemoCode } from '#model/DemoSource.ts';
import { deriveJavaScript } from '#pipeline/demos/deriveJavaScript.ts';
import type { DemoModule } from '#pipeline/demos/DemoModule.ts';
import { readDemoModules } from '#pipeline/demos/readDemo.ts';

/** Files a demo with styling variants consists of. */
const stylings: Record<string, CodeStyling> = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
};

/** Paths of every demo below a folder, each styling variant by itself. */
export async function findDemos(folder: string): Promise<string[]> {
  const patterns = ['**/demos/[A-Z]*.tsx', '**/demos/[A-Z]*/{system,tailwind,css}.tsx'];
  return (await glob(patterns, { cwd: folder })).sort();
}

/** Reads a demo with its modules, as readers take it away. */
export async function readDemoCode(file: string): Promise<DemoCode> {
  const baseName = path.basename(file, '.tsx');
  const styling = stylings[baseName] ?? null;
  const modules = await readDemoModules(file);
  const folder = path.dirname(file);
  return {
    name: styling ? path.basename(folder) : baseName,
    styling,
    files: await Promise.all(modules.map((module) => toCodeFile(module, folder))),
  };
}

async function toCodeFile({ file, source }: DemoModule, folder: string): Promise<CodeFile> {
  const relative = path.relative(folder, file).split(path.sep).join('/');
  const tsName = relative.startsWith('../') ? path.basename(file) : relative;
  if (!/\.tsx?$/.test(tsName)) {
    return { tsName, jsName: tsName, ts: source, js: source };
  }
  const jsName = tsName.replace(/\.tsx?$/, '.js');
  return { tsName, jsName, ts: source, js: await deriveJavaScript(source, tsName) };
}
