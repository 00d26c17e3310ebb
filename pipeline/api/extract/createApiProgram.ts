import ts from 'typescript';
import type { ApiPackage } from './apiPackages.ts';

/** Files of the last programs: each product's needs those of React and Material UI, and all are read with the same options. */
const parsed = new Map<string, WeakRef<ts.SourceFile>>();

/** A program over the published types of some packages; nothing is emitted or checked for errors. */
export function createApiProgram(root: string, packages: readonly ApiPackage[]): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    // The ESM copies of the types would double the program.
    customConditions: ['require'],
    strict: true,
    skipLibCheck: true,
    skipDefaultLibCheck: true,
    noEmit: true,
    types: [],
    baseUrl: root,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => withNamedDate(file, readFile(file));
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    const source = parsed.get(file)?.deref() ?? getSourceFile(file, ...rest);
    if (source) {
      parsed.set(file, new WeakRef(source));
    }
    return source;
  };
  const rootNames = packages.flatMap(({ entries }) => entries.map(({ file }) => file));
  return ts.createProgram({ rootNames, options, host });
}

/**
 * Each date adapter adds its library's date to what a date may be; with all of them in one program a date would read as
 * the list of them. Here it reads by its name.
 */
function withNamedDate(file: string, text: string | undefined): string | undefined {
  if (/x-date-pickers\/Adapter\w+\//.test(file)) {
    return text?.replace(/^declare module ['"][^'"]+['"] \{[\s\S]*?^\}/gm, '');
  }
  if (file.endsWith('x-date-pickers/models/pickers.d.ts')) {
    return text?.replace(
      /^export type PickerValidDate =.*$/m,
      'export interface PickerValidDate {}',
    );
  }
  return text;
}
