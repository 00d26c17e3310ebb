import ts from 'typescript';

/** What a demo uses of the library. */
export interface DemoUse {
  /** Attributes written on each component of the library, by component. */
  components: Record<string, string[]>;
  /** Keys written in object literals of each of its types, by type. */
  types: Record<string, string[]>;
  /** Hooks and functions it imports. */
  functions: string[];
}

/** A demo's source → what it uses; read from the syntax alone. */
export function readDemoUse(source: string): DemoUse {
  const file = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const imported = importedNames(file);
  const components = new Map<string, Set<string>>();
  const types = new Map<string, Set<string>>();
  const note = (found: Map<string, Set<string>>, owner: string, names: readonly string[]) => {
    found.set(owner, new Set([...(found.get(owner) ?? []), ...names]));
  };

  function visit(node: ts.Node): void {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const component = ts.isIdentifier(node.tagName) ? imported.get(node.tagName.text) : undefined;
      if (component) {
        note(components, component, attributeNames(node.attributes));
      }
    }
    if (ts.isVariableDeclaration(node) && node.type && node.initializer) {
      noteLiteral(node.type, node.initializer);
    }
    if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) {
      noteLiteral(node.type, node.expression);
    }
    ts.forEachChild(node, visit);
  }

  function noteLiteral(type: ts.TypeNode, value: ts.Expression): void {
    const name = elementTypeName(type);
    const known = name === null ? undefined : imported.get(name);
    if (known) {
      note(types, known, literals(value).flatMap(keysOf));
    }
  }

  visit(file);
  const used = new Set([...components.keys(), ...types.keys()]);
  return {
    components: toRecord(components),
    types: toRecord(types),
    functions: [...imported.values()].filter((name) => /^[a-z]/.test(name) && !used.has(name)),
  };
}

/** Names imported from the library, by the name they have in the file. */
function importedNames(file: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of file.statements) {
    if (
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text.startsWith('@mui/x-')
    ) {
      const bindings = statement.importClause?.namedBindings;
      for (const element of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
        names.set(element.name.text, (element.propertyName ?? element.name).text);
      }
    }
  }
  return names;
}

function attributeNames(attributes: ts.JsxAttributes): string[] {
  return attributes.properties.flatMap((attribute) =>
    ts.isJsxAttribute(attribute) && ts.isIdentifier(attribute.name) ? [attribute.name.text] : [],
  );
}

/** `GridColDef[]`, `readonly GridColDef<Row>[]` and `GridColDef` are all about `GridColDef`. */
function elementTypeName(type: ts.TypeNode): string | null {
  if (ts.isArrayTypeNode(type)) {
    return elementTypeName(type.elementType);
  }
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) {
    return elementTypeName(type.type);
  }
  return ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? type.typeName.text : null;
}

function literals(value: ts.Expression): ts.ObjectLiteralExpression[] {
  if (ts.isArrayLiteralExpression(value)) {
    return value.elements.flatMap(literals);
  }
  return ts.isObjectLiteralExpression(value) ? [value] : [];
}

function keysOf(literal: ts.ObjectLiteralExpression): string[] {
  return literal.properties.flatMap((property) =>
    property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
      ? [property.name.text]
      : [],
  );
}

function toRecord(found: Map<string, Set<string>>): Record<string, string[]> {
  return Object.fromEntries([...found].map(([owner, names]) => [owner, [...names]]));
}
