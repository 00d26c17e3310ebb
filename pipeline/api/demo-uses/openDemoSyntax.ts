import ts from 'typescript';

/** The syntax of a demo's file, with what its names stand for. */
export interface DemoSyntax {
  file: ts.SourceFile;
  /** The export of the library a name stands for, `charts:Toolbar`; null when it is none. */
  exportOf(node: ts.Node): string | null;
  /** Where a name of the file is declared; null when it is not there. */
  declarationOf(node: ts.Node): ts.Declaration | null;
}

const fileName = 'demo.tsx';

/** Reads the syntax of a demo; nothing it imports is looked at. */
export function openDemoSyntax(source: string): DemoSyntax {
  const file = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const options = { noLib: true, noResolve: true, types: [], jsx: ts.JsxEmit.Preserve };
  const checker = ts.createProgram([fileName], options, hostOf(file)).getTypeChecker();
  const declarationOf = (node: ts.Node) =>
    ts.isIdentifier(node) ? (checker.getSymbolAtLocation(node)?.declarations?.[0] ?? null) : null;
  const imported = importedLocals(file);
  return {
    file,
    declarationOf,
    exportOf(node) {
      const name = ts.isIdentifier(node) ? imported.get(node.text) : undefined;
      const declaration = name === undefined ? null : declarationOf(node);
      return name !== undefined && declaration && ts.isImportSpecifier(declaration) ? name : null;
    },
  };
}

/** The product's folder is the package's name without its plan. */
const packagePattern = /^@mui\/x-([a-z-]+?)(?:-pro|-premium)?(?:\/|$)/;

/** Exports of the library, by the name they have in the file. */
function importedLocals(file: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const product = packagePattern.exec(statement.moduleSpecifier.text)?.[1];
      const bindings = statement.importClause?.namedBindings;
      const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
      for (const { name, propertyName } of product === undefined ? [] : elements) {
        names.set(name.text, `${product}:${(propertyName ?? name).text}`);
      }
    }
  }
  return names;
}

function hostOf(file: ts.SourceFile): ts.CompilerHost {
  return {
    getSourceFile: (name) => (name === fileName ? file : undefined),
    fileExists: (name) => name === fileName,
    readFile: () => undefined,
    writeFile: () => undefined,
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
}
