import { ts } from '#pipeline/api/typescript.ts';
import type { Plan } from '#model/Plan.ts';
import type { ApiPackage } from './apiPackages.ts';

/** A name readers can import. */
export interface PublicExport {
  name: string;
  /** What the name refers to, behind all re-exports; of the lowest plan that has it. */
  symbol: ts.Symbol;
  /** Lowest plan whose package exports it. */
  plan: Plan | null;
  /** Every address it can be imported from, deep ones included. */
  specifiers: string[];
  /** The declaration each plan's package gives the name, where plans differ. */
  symbolByPlan: Map<Plan | null, ts.Symbol>;
}

/** The declaration with the most members: that of the highest plan. */
export function fullSymbol({ symbol, symbolByPlan }: PublicExport): ts.Symbol {
  return [...symbolByPlan.values()].at(-1) ?? symbol;
}

/** Every public name of a product's packages, each once, in alphabetical order. */
export function listExports(
  program: ts.Program,
  packages: readonly ApiPackage[],
): Map<string, PublicExport> {
  const checker = program.getTypeChecker();
  const found = new Map<string, PublicExport>();
  for (const { plan, entries } of packages) {
    for (const { specifier, file } of entries) {
      const module = checker.getSymbolAtLocation(sourceFileOf(program, file));
      for (const exported of module ? checker.getExportsOfModule(module) : []) {
        const symbol = resolveAlias(exported, checker);
        const known = found.get(exported.name);
        if (isStub(symbol, checker)) {
          continue;
        }
        if (known) {
          known.specifiers.push(specifier);
          if (!known.symbolByPlan.has(plan)) {
            known.symbolByPlan.set(plan, symbol);
          }
        } else {
          const symbolByPlan = new Map([[plan, symbol]]);
          const specifiers = [specifier];
          found.set(exported.name, { name: exported.name, symbol, plan, specifiers, symbolByPlan });
        }
      }
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A lower plan exports the components of a higher one as deprecated functions that only say where to find them. */
function isStub(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (!(symbol.flags & ts.SymbolFlags.Function)) {
    return false;
  }
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const returnsNull = signature && signature.getReturnType().flags & ts.TypeFlags.Null;
  const isDeprecated = symbol.getJsDocTags(checker).some(({ name }) => name === 'deprecated');
  return Boolean(returnsNull) && isDeprecated && signature?.getParameters().length === 0;
}

/** What an export refers to, with everything other packages add to it. */
function resolveAlias(exported: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  // Asked at its declaration, a symbol comes with what module augmentations merged into it.
  const declaration = symbol.declarations?.find(ts.isInterfaceDeclaration);
  return (declaration && checker.getSymbolAtLocation(declaration.name)) ?? symbol;
}

function sourceFileOf(program: ts.Program, file: string): ts.SourceFile {
  const source = program.getSourceFile(file);
  if (!source) {
    throw new Error(`The types of ${file} cannot be read.`);
  }
  return source;
}

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
