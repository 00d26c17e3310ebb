import path from 'node:path';
import type { ComponentApi } from '#model/api/Api.ts';
import { ts } from '#pipeline/api/typescript.ts';

/** Snippets of a component as a module, around them what they take from the code they are pasted into. */
export function snippetModule(
  { name, product, imports }: ComponentApi,
  snippets: readonly string[],
  takenProps: readonly string[] = [],
): string {
  return [
    "import * as React from 'react';",
    // Date adapters say what a date is.
    ...(product === 'date-pickers' ? ["import '@mui/x-date-pickers/AdapterDayjs';"] : []),
    imports.at(-1) ?? '',
    `type Props = Parameters<typeof ${name}>[0];`,
    // Only what is required: a snippet says what it adds.
    'declare const props: { [K in keyof Props as {} extends Pick<Props, K> ? never : K]: Props[K] };',
    ...takenProps.map((prop) => `declare const ${prop}: Props['${prop}'];`),
    'export default [',
    ...snippets.map((code) => `${code},`),
    '];',
  ].join('\n');
}

/** Type errors in modules that exist in memory only, by path, against the installed packages. */
export function checkTypes(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  };
  const program = ts.createProgram({ rootNames: [...files.keys()], options, host });
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return program.getSemanticDiagnostics(source).map(({ messageText, start = 0 }) => {
      const line = source?.text.slice(start).split('\n', 1)[0] ?? '';
      return `${path.basename(file)}: ${line} ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 200)}`;
    });
  });
}
