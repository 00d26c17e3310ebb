import ts from 'typescript';
import type { TypeText, TypeToken } from '#model/api/TypeText.ts';
import type { ApiContext } from './ApiContext.ts';

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.OmitParameterModifiers;

/** Type of a property as a reader wants it: as declared where that stands alone, otherwise as resolved. */
export function formatPropertyType(
  symbol: ts.Symbol,
  type: ts.Type,
  ownTypeParameters: ReadonlySet<string>,
  context: ApiContext,
): TypeText {
  const node = declaredTypeNode(symbol);
  const constraint = primitiveConstraint(type, context.checker);
  if (constraint) {
    return formatType(constraint, context);
  }
  if (node && standsAlone(node, ownTypeParameters, context.checker)) {
    return formatNode(node, context);
  }
  return formatType(type, context);
}

/** `Multiple extends boolean | undefined` reads as what may be passed. */
function primitiveConstraint(type: ts.Type, checker: ts.TypeChecker): ts.Type | null {
  const bare = checker.getNonNullableType(type);
  const constraint =
    type.flags & ts.TypeFlags.TypeParameter ? checker.getBaseConstraintOfType(type) : null;
  const found =
    constraint ?? (bare.isIntersection() ? checker.getBaseConstraintOfType(type) : null);
  const primitive =
    ts.TypeFlags.BooleanLike |
    ts.TypeFlags.StringLike |
    ts.TypeFlags.NumberLike |
    ts.TypeFlags.Undefined;
  const members = found?.isUnion() ? found.types : found ? [found] : [];
  return found && members.length > 0 && members.every((member) => member.flags & primitive)
    ? found
    : null;
}

/** A resolved type as text; `undefined` is left out. */
export function formatType(type: ts.Type, context: ApiContext): TypeText {
  const { checker } = context;
  const isNamed = type.aliasSymbol !== undefined && !isLiteralUnion(type);
  if (type.isUnion() && !isNamed && !(type.flags & ts.TypeFlags.Boolean)) {
    const shown = joinBooleans(
      type.types.filter((member) => !isUndefined(member)),
      checker,
    );
    if (shown.length > 1) {
      return { kind: 'union', members: shown.map((text) => tokenize(text, context)) };
    }
    return { kind: 'plain', tokens: tokenize(shown[0] ?? 'undefined', context) };
  }
  return { kind: 'plain', tokens: tokenize(checker.typeToString(type, undefined, flags), context) };
}

/** A type as written in a declaration; `undefined` is left out, and an alias of literals is spelt out. */
export function formatNode(node: ts.TypeNode, context: ApiContext): TypeText {
  const members = unionMembers(node, context.checker).filter(
    (member) => member.kind !== ts.SyntaxKind.UndefinedKeyword,
  );
  const texts = members.map((member) => tokenize(member.getText(), context));
  return texts.length === 1
    ? { kind: 'plain', tokens: texts[0] ?? [] }
    : { kind: 'union', members: texts };
}

/** Text → pieces, where names that have a page are links. */
export function tokenize(text: string, { findLink }: Pick<ApiContext, 'findLink'>): TypeToken[] {
  const tokens: TypeToken[] = [];
  const push = (piece: string) => {
    const last = tokens.at(-1);
    if (typeof last === 'string') {
      tokens[tokens.length - 1] = last + piece;
    } else if (piece !== '') {
      tokens.push(piece);
    }
  };
  for (const piece of tidy(text).split(/('[^']*'|[A-Za-z_$][\w$.]*)/)) {
    const href = /^[A-Z]/.test(piece) ? findLink(piece) : null;
    if (href) {
      tokens.push({ text: piece, href });
    } else {
      push(piece);
    }
  }
  return tokens;
}

function tidy(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/import\("[^"]*"(?:, \{[^}]*\})?\)\./g, '')
    .replace(/"((?:[^"\\]|\\.)*)"/g, (_, content: string) => `'${content.replace(/\\"/g, '"')}'`)
    .replace(/\s+/g, ' ')
    .replace(/;(?= ?\})/g, '')
    .trim();
}

function unionMembers(node: ts.TypeNode, checker: ts.TypeChecker): ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(node) && ts.isUnionTypeNode(node.type)) {
    return unionMembers(node.type, checker);
  }
  if (ts.isUnionTypeNode(node)) {
    return node.types.flatMap((member) => unionMembers(member, checker));
  }
  const declaration = aliasDeclaration(node, checker);
  if (declaration && isLiteralUnion(checker.getTypeFromTypeNode(node))) {
    return unionMembers(declaration.type, checker);
  }
  return [node];
}

/** The alias a bare name stands for, where its declaration is a list or a single literal. */
function aliasDeclaration(
  node: ts.TypeNode,
  checker: ts.TypeChecker,
): ts.TypeAliasDeclaration | null {
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) {
    return null;
  }
  let symbol = checker.getSymbolAtLocation(node.typeName);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) {
    symbol = checker.getAliasedSymbol(symbol);
  }
  const declaration = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  const listsMembers = declaration && /^(union|literal|reference)$/.test(kindOf(declaration.type));
  return listsMembers ? declaration : null;
}

function kindOf(node: ts.TypeNode): string {
  if (ts.isUnionTypeNode(node)) {
    return 'union';
  }
  if (ts.isLiteralTypeNode(node)) {
    return 'literal';
  }
  return ts.isTypeReferenceNode(node) ? 'reference' : 'other';
}

function isLiteralUnion(type: ts.Type): boolean {
  return type.isUnion() && type.types.every((member) => isLiteral(member) || isUndefined(member));
}

function isLiteral(type: ts.Type): boolean {
  return (
    type.isStringLiteral() || type.isNumberLiteral() || Boolean(type.flags & ts.TypeFlags.Null)
  );
}

function isUndefined(type: ts.Type): boolean {
  return Boolean(type.flags & ts.TypeFlags.Undefined);
}

/** `true` and `false` of a union read as `boolean`; functions get parentheses. */
function joinBooleans(types: readonly ts.Type[], checker: ts.TypeChecker): string[] {
  const texts = types.map((type) => {
    const text = checker.typeToString(type, undefined, flags);
    return type.getCallSignatures().length > 0 && text.includes('=>') ? `(${text})` : text;
  });
  if (!texts.includes('true') || !texts.includes('false')) {
    return texts;
  }
  return texts.flatMap((text) => (text === 'true' ? [] : text === 'false' ? ['boolean'] : [text]));
}

/** The type node of a property as declared; null for methods and computed properties. */
export function declaredTypeNode(symbol: ts.Symbol): ts.TypeNode | null {
  const [declaration, ...others] = new Set(symbol.declarations);
  return declaration &&
    (ts.isPropertySignature(declaration) || ts.isParameter(declaration)) &&
    others.length === 0
    ? (declaration.type ?? null)
    : null;
}

/** Whether a type's text means the same outside its declaration: no type parameter but the page's own, no lookups. */
function standsAlone(
  node: ts.TypeNode,
  ownTypeParameters: ReadonlySet<string>,
  checker: ts.TypeChecker,
): boolean {
  let alone = true;
  const visit = (child: ts.Node) => {
    if (
      ts.isIndexedAccessTypeNode(child) ||
      ts.isConditionalTypeNode(child) ||
      ts.isTypeQueryNode(child) ||
      ts.isThisTypeNode(child)
    ) {
      alone = false;
    }
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
      const symbol = checker.getSymbolAtLocation(child.typeName);
      if (
        symbol &&
        symbol.flags & ts.SymbolFlags.TypeParameter &&
        !isDeclaredInside(symbol, node)
      ) {
        alone &&= ownTypeParameters.has(child.typeName.text);
      }
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return alone;
}

function isDeclaredInside(symbol: ts.Symbol, node: ts.Node): boolean {
  return (symbol.declarations ?? []).some(
    (declaration) =>
      declaration.getSourceFile() === node.getSourceFile() &&
      declaration.pos >= node.pos &&
      declaration.end <= node.end,
  );
}
