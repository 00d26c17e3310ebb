import { ts } from '#pipeline/api/typescript.ts';
import type { DemoModule } from '#pipeline/demos/DemoModule.ts';
import { JoinError } from './JoinError.ts';
import { type NameUse, findNames } from './findNames.ts';

/** A name that a module imports. */
export interface ImportedName {
  /** Name in the importing module. */
  local: string;
  /** Name in the imported one: an export, `default`, or `*`. */
  imported: string;
  specifier: string;
  isType: boolean;
}

/** A top-level statement other than an import. */
export interface ModuleStatement {
  /** Range in the source, with its comments. */
  start: number;
  end: number;
  declares: string[];
  uses: NameUse[];
  /** Range of `export` or `export default`; null for a statement without. */
  exported: { start: number; end: number; isDefault: boolean } | null;
  /** Whether it does something by itself, so that it cannot be left out. */
  hasEffect: boolean;
}

/** A module of a demo, taken apart. */
export interface ModuleParts {
  file: string;
  source: string;
  tree: ts.SourceFile;
  imports: ImportedName[];
  /** Specifiers of imports that take no names. */
  sideEffects: string[];
  statements: ModuleStatement[];
  /** Names it uses from outside: globals. */
  globals: Set<string>;
  /** Every name in it that is not a property. */
  words: Set<string>;
}

/** Takes a module apart into imports and statements, with what each statement declares and uses. */
export function readModuleParts({ file, source }: DemoModule): ModuleParts {
  const { tree, checker } = parse(file, source);
  const imports: ImportedName[] = [];
  const sideEffects: string[] = [];
  const statements: ModuleStatement[] = [];
  const globals = new Set<string>();
  const words = new Set<string>();
  let end = 0;
  for (const node of tree.statements) {
    const start = end;
    end = ts.getTrailingCommentRanges(source, node.end)?.at(-1)?.end ?? node.end;
    if (ts.isImportDeclaration(node)) {
      const specifier = (node.moduleSpecifier as ts.StringLiteral).text;
      const names = importedNames(node, specifier);
      imports.push(...names);
      if (!node.importClause) {
        sideEffects.push(specifier);
      }
    } else if (ts.isExportDeclaration(node)) {
      throw new JoinError(
        file,
        `"${node.getText(tree).split('\n', 1)[0]}" is not at a declaration`,
      );
    } else {
      const names = findNames(node, tree, checker);
      names.globals.forEach((name) => globals.add(name));
      names.words.forEach((name) => words.add(name));
      statements.push({
        start,
        end,
        declares: declaredNames(node),
        uses: names.uses,
        exported: exportModifiers(node, tree),
        hasEffect: ts.isExpressionStatement(node) || isAugmentation(node),
      });
    }
  }
  return { file, source, tree, imports, sideEffects, statements, globals, words };
}

/** A file alone: what its names mean inside it is all that is asked. */
function parse(file: string, source: string): { tree: ts.SourceFile; checker: ts.TypeChecker } {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true);
  const host: ts.CompilerHost = {
    getSourceFile: (name) => (name === file ? tree : undefined),
    getDefaultLibFileName: () => 'lib.d.ts',
    writeFile: () => {},
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (name) => name === file,
    readFile: () => undefined,
  };
  const options = { noLib: true, noResolve: true, types: [], jsx: ts.JsxEmit.Preserve };
  const program = ts.createProgram([file], options, host);
  return { tree, checker: program.getTypeChecker() };
}

function importedNames(node: ts.ImportDeclaration, specifier: string): ImportedName[] {
  const clause = node.importClause;
  if (!clause) {
    return [];
  }
  const isType = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const names: ImportedName[] = [];
  if (clause.name) {
    names.push({ local: clause.name.text, imported: 'default', specifier, isType });
  }
  const { namedBindings } = clause;
  if (namedBindings && ts.isNamespaceImport(namedBindings)) {
    names.push({ local: namedBindings.name.text, imported: '*', specifier, isType });
  } else {
    for (const { name, propertyName, isTypeOnly } of namedBindings?.elements ?? []) {
      const imported = (propertyName ?? name).text;
      names.push({ local: name.text, imported, specifier, isType: isType || isTypeOnly });
    }
  }
  return names;
}

function declaredNames(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  }
  const { name } = node as ts.Statement & { name?: ts.Identifier };
  return name && !isAugmentation(node) ? [name.text] : [];
}

/** Whether a statement adds to the types of a package, `declare module '…'`: no name leads there. */
function isAugmentation(node: ts.Statement): boolean {
  return ts.isModuleDeclaration(node);
}

function boundNames(name: ts.BindingName): string[] {
  return ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isOmittedExpression(element) ? [] : boundNames(element.name),
      );
}

function exportModifiers(node: ts.Statement, tree: ts.SourceFile): ModuleStatement['exported'] {
  const found = (ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : []).filter(
    ({ kind }) => kind === ts.SyntaxKind.ExportKeyword || kind === ts.SyntaxKind.DefaultKeyword,
  );
  const [first] = found;
  const last = found.at(-1);
  return first && last
    ? { start: first.getStart(tree), end: last.end, isDefault: found.length > 1 }
    : null;
}
