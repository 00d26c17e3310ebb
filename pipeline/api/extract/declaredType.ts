import { ts } from '#pipeline/api/typescript.ts';

/** The type node of a property as declared; null for methods, and where declarations differ. */
export function declaredTypeNode(symbol: ts.Symbol): ts.TypeNode | null {
  const nodes = (symbol.declarations ?? []).map((declaration) =>
    ts.isPropertySignature(declaration) || ts.isParameter(declaration)
      ? (declaration.type ?? null)
      : null,
  );
  const isOneText = new Set(nodes.map((node) => node?.getText() ?? null)).size === 1;
  return isOneText ? (nodes[0] ?? null) : null;
}

/**
 * Type parameters a type's text names that mean nothing on the page, so that the text is not readable on its own.
 * Null when it looks a type up elsewhere and only the resolved type can be shown.
 */
export function foreignParameters(
  node: ts.TypeNode,
  ownTypeParameters: ReadonlySet<string>,
  checker: ts.TypeChecker,
): string[] | null {
  const foreign = new Set<string>();
  let looksUp = false;
  const visit = (child: ts.Node) => {
    looksUp ||=
      ts.isIndexedAccessTypeNode(child) ||
      ts.isConditionalTypeNode(child) ||
      ts.isTypeQueryNode(child) ||
      ts.isThisTypeNode(child);
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
      const symbol = checker.getSymbolAtLocation(child.typeName);
      const isParameter = symbol && symbol.flags & ts.SymbolFlags.TypeParameter;
      if (isParameter && !isDeclaredInside(symbol, node)) {
        foreign.add(child.typeName.text);
      }
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return looksUp ? null : [...foreign].filter((name) => !ownTypeParameters.has(name));
}

function isDeclaredInside(symbol: ts.Symbol, node: ts.Node): boolean {
  return (symbol.declarations ?? []).some(
    (declaration) =>
      declaration.getSourceFile() === node.getSourceFile() &&
      declaration.pos >= node.pos &&
      declaration.end <= node.end,
  );
}

/** `ReadonlyArray<XAxis<S>>` → `ReadonlyArray<XAxis>`; null when a parameter occurs anywhere but in such a list. */
export function omitArguments(text: string, parameters: readonly string[]): string | null {
  const name = `(?:${parameters.join('|')})`;
  const omitted = text.replace(new RegExp(`<\\s*${name}(?:\\s*,\\s*${name})*\\s*>`, 'g'), '');
  return new RegExp(`\\b${name}\\b`).test(omitted) ? null : omitted;
}

/** Type parameters of a declaration as written, `<R extends GridValidRowModel = any>`, and their names. */
export interface TypeParameters {
  text: string;
  names: ReadonlySet<string>;
}

/** Reads the type parameters of an interface, alias or function. */
export function readTypeParameters(symbol: ts.Symbol): TypeParameters {
  const declaration = symbol.declarations?.find(
    (candidate) =>
      ts.isInterfaceDeclaration(candidate) ||
      ts.isTypeAliasDeclaration(candidate) ||
      ts.isClassDeclaration(candidate) ||
      ts.isFunctionDeclaration(candidate),
  );
  const parameters = [...(declaration?.typeParameters ?? [])];
  const text = parameters.map((parameter) => parameter.getText().replace(/\s+/g, ' ')).join(', ');
  return {
    text: text === '' ? '' : `<${text}>`,
    names: new Set(parameters.map(({ name }) => name.text)),
  };
}
