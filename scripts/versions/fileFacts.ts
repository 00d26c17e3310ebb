import { ts } from '#pipeline/api/typescript.ts';

/** Where a name of a file comes from: a name of another module, or `*` for the module as a whole. */
export interface ImportedName {
  specifier: string;
  name: string;
}

/** What a declaration file says by its syntax alone. */
export interface FileFacts {
  declarations: ReadonlyMap<string, readonly ts.Statement[]>;
  /** Variables, whose statement may declare several. */
  variables: ReadonlyMap<string, ts.VariableDeclaration>;
  imports: ReadonlyMap<string, ImportedName>;
  /** Names exported by a list; those without a specifier rename a local name. */
  exports: ReadonlyMap<string, { specifier: string | null; name: string }>;
  /** Names that the declarations themselves export. */
  ownExports: ReadonlySet<string>;
  /** Modules of which everything is exported again. */
  stars: readonly string[];
  /** Interfaces that the file adds members to, by module. */
  augmentations: readonly { specifier: string; declaration: ts.InterfaceDeclaration }[];
}

/** Releases repeat most files, so each text is parsed once. */
const known = new Map<string, FileFacts>();

/** Forgets all files; the next product shares none. */
export function forgetFiles(): void {
  known.clear();
}

/** The text of a declaration file → its facts. */
export function fileFacts(text: string): FileFacts {
  const facts = known.get(text) ?? readFacts(text);
  known.set(text, facts);
  return facts;
}

function readFacts(text: string): FileFacts {
  const source = ts.createSourceFile(
    'module.d.ts',
    text,
    { languageVersion: ts.ScriptTarget.ES2023, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
    true,
  );
  const declarations = new Map<string, ts.Statement[]>();
  const variables = new Map<string, ts.VariableDeclaration>();
  const imports = new Map<string, ImportedName>();
  const exports = new Map<string, { specifier: string | null; name: string }>();
  const ownExports = new Set<string>();
  const stars: string[] = [];
  const augmentations: { specifier: string; declaration: ts.InterfaceDeclaration }[] = [];

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      readImport(statement, imports);
    } else if (ts.isExportDeclaration(statement)) {
      readExport(statement, exports, stars);
    } else if (ts.isExportAssignment(statement)) {
      if (ts.isIdentifier(statement.expression)) {
        exports.set('default', { specifier: null, name: statement.expression.text });
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        if (ts.isIdentifier(declaration.name)) {
          variables.set(declaration.name.text, declaration);
          if (isExported(statement)) {
            ownExports.add(declaration.name.text);
          }
        }
      }
    } else if (ts.isModuleDeclaration(statement) && ts.isStringLiteral(statement.name)) {
      const specifier = statement.name.text;
      for (const inner of moduleStatements(statement)) {
        if (ts.isInterfaceDeclaration(inner)) {
          augmentations.push({ specifier, declaration: inner });
        }
      }
    } else {
      readDeclaration(statement, declarations, exports, ownExports);
    }
  }
  return { declarations, variables, imports, exports, ownExports, stars, augmentations };
}

function readImport(statement: ts.ImportDeclaration, imports: Map<string, ImportedName>): void {
  const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
  const clause = statement.importClause;
  if (clause?.name) {
    imports.set(clause.name.text, { specifier, name: 'default' });
  }
  const bindings = clause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) {
    imports.set(bindings.name.text, { specifier, name: '*' });
  }
  if (bindings && ts.isNamedImports(bindings)) {
    for (const { name, propertyName } of bindings.elements) {
      imports.set(name.text, { specifier, name: (propertyName ?? name).text });
    }
  }
}

function readExport(
  statement: ts.ExportDeclaration,
  exports: Map<string, { specifier: string | null; name: string }>,
  stars: string[],
): void {
  const { moduleSpecifier, exportClause } = statement;
  const specifier = moduleSpecifier ? (moduleSpecifier as ts.StringLiteral).text : null;
  if (!exportClause) {
    stars.push(specifier ?? '');
  } else if (ts.isNamedExports(exportClause)) {
    for (const { name, propertyName } of exportClause.elements) {
      exports.set(name.text, { specifier, name: (propertyName ?? name).text });
    }
  }
}

function readDeclaration(
  statement: ts.Statement,
  declarations: Map<string, ts.Statement[]>,
  exports: Map<string, { specifier: string | null; name: string }>,
  ownExports: Set<string>,
): void {
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  if (!isNamed) {
    return;
  }
  const name = statement.name?.text ?? 'default';
  declarations.set(name, [...(declarations.get(name) ?? []), statement]);
  if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) {
    exports.set('default', { specifier: null, name });
  } else if (isExported(statement)) {
    ownExports.add(name);
  }
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

function moduleStatements({ body }: ts.ModuleDeclaration): readonly ts.Statement[] {
  return body && ts.isModuleBlock(body) ? body.statements : [];
}
