import { ts } from '#pipeline/api/typescript.ts';

/** A use of a name of the module's top level. */
export interface NameUse {
  name: string;
  start: number;
  end: number;
  /** `{ name }` stands for `{ name: name }`, and only the second may be renamed. */
  isShorthand: boolean;
}

/** The names in a statement. */
export interface StatementNames {
  /** Of the module's top level. */
  uses: NameUse[];
  /** From outside the module. */
  globals: string[];
  /** All of them, those of inner functions too. */
  words: string[];
}

/** Finds the names in a statement and what they mean; properties are not names. */
export function findNames(
  statement: ts.Statement,
  tree: ts.SourceFile,
  checker: ts.TypeChecker,
): StatementNames {
  const names: StatementNames = { uses: [], globals: [], words: [] };
  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node) && !isPropertyName(node)) {
      const { parent, text: name } = node;
      const symbol = ts.isShorthandPropertyAssignment(parent)
        ? checker.getShorthandAssignmentValueSymbol(parent)
        : checker.getSymbolAtLocation(node);
      const declaration = symbol?.declarations?.[0];
      names.words.push(name);
      if (!declaration) {
        names.globals.push(name);
      } else if (isTopLevel(declaration)) {
        const isShorthand = isShorthandName(node);
        names.uses.push({ name, start: node.getStart(tree), end: node.end, isShorthand });
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(statement);
  return names;
}

function isShorthandName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    ts.isShorthandPropertyAssignment(parent) ||
    (ts.isBindingElement(parent) &&
      parent.name === node &&
      !parent.propertyName &&
      !parent.dotDotDotToken &&
      ts.isObjectBindingPattern(parent.parent))
  );
}

/** Whether a declaration belongs to the module itself, not to a function or type in it. */
function isTopLevel(declaration: ts.Node): boolean {
  let node = declaration;
  while (
    ts.isBindingElement(node) ||
    ts.isObjectBindingPattern(node) ||
    ts.isArrayBindingPattern(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isVariableDeclarationList(node) ||
    ts.isImportSpecifier(node) ||
    ts.isNamedImports(node) ||
    ts.isNamespaceImport(node) ||
    ts.isImportClause(node)
  ) {
    node = node.parent;
  }
  return ts.isSourceFile(node.parent) && !ts.isExpressionStatement(node);
}

/** Whether an identifier names a property and not a variable, component, or type. */
function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    ts.isJsxAttribute(parent) ||
    isElementName(node) ||
    ((ts.isMethodDeclaration(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isGetAccessorDeclaration(parent) ||
      ts.isNamedTupleMember(parent)) &&
      parent.name === node)
  );
}

/** Whether an identifier names an element of HTML or SVG. */
function isElementName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isJsxOpeningElement(parent) ||
      ts.isJsxSelfClosingElement(parent) ||
      ts.isJsxClosingElement(parent)) &&
    /^[a-z]/.test(node.text)
  );
}
