import ts from 'typescript';

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
 * Type parameters a type's text names that mean nothing on the page, so that it cannot stand alone.
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

/** `ReadonlyArray<XAxis<S>>` → `ReadonlyArray<XAxis>`; null when a parameter stands anywhere but in such a list. */
export function omitArguments(text: string, parameters: readonly string[]): string | null {
  const name = `(?:${parameters.join('|')})`;
  const omitted = text.replace(new RegExp(`<\\s*${name}(?:\\s*,\\s*${name})*\\s*>`, 'g'), '');
  return new RegExp(`\\b${name}\\b`).test(omitted) ? null : omitted;
}
