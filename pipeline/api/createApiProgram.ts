import ts from 'typescript';
import type { ApiPackage } from './apiPackages.ts';

/** A program over the published types of some packages; nothing is emitted or checked for errors. */
export function createApiProgram(root: string, packages: readonly ApiPackage[]): ts.Program {
  return ts.createProgram({
    rootNames: packages.flatMap(({ entries }) => entries.map(({ file }) => file)),
    options: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      // The files of the packages are CommonJS types; the ESM copies would double the program.
      customConditions: ['require'],
      strict: true,
      skipLibCheck: true,
      skipDefaultLibCheck: true,
      noEmit: true,
      types: [],
      baseUrl: root,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    },
  });
}
