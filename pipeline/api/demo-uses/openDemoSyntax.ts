import { ts } from '#pipeline/api/typescript.ts';

/** The syntax of a demo's file, with what its names refer to. */
export interface DemoSyntax {
  file: ts.SourceFile;
  /** The export of the library a name refers to, `charts:Toolbar`; null when it is none. */
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

const lists = /^(Array|ReadonlyArray)$/;
const sameMembers = /^(Readonly|Partial|Required)$/;

/** The exported type an annotation names: `GridRowParams`, `Partial<GridRowParams>`. */
export function typeNameOf(type: ts.TypeNode | undefined, syntax: DemoSyntax): string | null {
  return namedBy(type, syntax, false);
}

/** The exported type an annotation names, be it for one value or a list: `readonly GridColDef<Row>[]`. */
export function elementTypeOf(type: ts.TypeNode | undefined, syntax: DemoSyntax): string | null {
  return namedBy(type, syntax, true);
}

function namedBy(
  type: ts.TypeNode | undefined,
  syntax: DemoSyntax,
  mayBeList: boolean,
): string | null {
  if (!type) {
    return null;
  }
  if (ts.isArrayTypeNode(type)) {
    return mayBeList ? namedBy(type.elementType, syntax, true) : null;
  }
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) {
    return namedBy(type.type, syntax, mayBeList);
  }
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) {
    return null;
  }
  const { text } = type.typeName;
  const isWrapper = sameMembers.test(text) || (mayBeList && lists.test(text));
  return isWrapper
    ? namedBy(type.typeArguments?.[0], syntax, mayBeList)
    : syntax.exportOf(type.typeName);
}
