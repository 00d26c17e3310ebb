import { ts } from '#pipeline/api/typescript.ts';
import { type TypeText, typeTextToString, type TypeToken } from '#model/api/TypeText.ts';
import type { ApiContext } from './ApiContext.ts';
import { declaredTypeNode, foreignParameters, omitArguments } from './declaredType.ts';
import type { FindLink } from './toDescription.ts';

const flags: ts.TypeFormatFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.OmitParameterModifiers;

/** Type of a property as a reader wants it: as declared where the declaration is readable on its own, otherwise as resolved. */
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
  const foreign = node && foreignParameters(node, ownTypeParameters, context.checker);
  if (node && foreign?.length === 0) {
    return formatNode(node, context);
  }
  const resolved = formatType(type, context);
  const withoutForeign = node && foreign ? omitArguments(node.getText(), foreign) : null;
  return withoutForeign && typeTextToString(resolved).length > longType
    ? { kind: 'plain', tokens: tokenizeType(withoutForeign, context) }
    : resolved;
}

/** What a function returns, as declared where the declaration is readable on its own. */
export function formatReturnType(
  signature: ts.Signature,
  ownTypeParameters: ReadonlySet<string>,
  context: ApiContext,
): TypeText {
  const declaration = signature.getDeclaration() as ts.SignatureDeclaration | undefined;
  const node = declaration?.type;
  const isAlone = node && foreignParameters(node, ownTypeParameters, context.checker)?.length === 0;
  return node && isAlone && !ts.isTypePredicateNode(node)
    ? formatNode(node, context)
    : formatType(signature.getReturnType(), context);
}

/** Resolved types beyond this length are lists of machinery; the declared name says more. */
const longType = 160;

/** `Multiple extends boolean | undefined` reads as what may be passed. */
function primitiveConstraint(type: ts.Type, checker: ts.TypeChecker): ts.Type | null {
  const bare = checker.getNonNullableType(type);
  const isParameter = bare.flags & ts.TypeFlags.TypeParameter || bare.isIntersection();
  const constraint = isParameter ? checker.getBaseConstraintOfType(bare) : undefined;
  const members = constraint?.isUnion() ? constraint.types : constraint ? [constraint] : [];
  const primitive =
    ts.TypeFlags.BooleanLike |
    ts.TypeFlags.StringLike |
    ts.TypeFlags.NumberLike |
    ts.TypeFlags.Undefined;
  return constraint && members.every((member) => member.flags & primitive) ? constraint : null;
}

/** A resolved type as text; `undefined` is left out. */
export function formatType(unresolved: ts.Type, context: ApiContext): TypeText {
  const { checker } = context;
  const type = resolveLookup(unresolved, checker);
  const isNamed = type.aliasSymbol !== undefined && !isLiteralUnion(type);
  if (type.isUnion() && !isNamed && !(type.flags & ts.TypeFlags.Boolean)) {
    const shown = unionTexts(
      type.types.filter((member) => !isUndefined(member)),
      checker,
    );
    if (shown.length > 1) {
      return { kind: 'union', members: shown.map((text) => tokenizeType(text, context)) };
    }
    return { kind: 'plain', tokens: tokenizeType(shown[0] ?? 'undefined', context) };
  }
  return {
    kind: 'plain',
    tokens: tokenizeType(checker.typeToString(type, undefined, flags), context),
  };
}

/** `Props<T>['label']` reads as the type found there. */
function resolveLookup(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const bare = checker.getNonNullableType(type);
  const lookup = ts.TypeFlags.IndexedAccess | ts.TypeFlags.Conditional;
  const isLookup = (candidate: ts.Type) =>
    Boolean(candidate.flags & lookup) ||
    (candidate.isIntersection() && candidate.types.some(({ flags }) => flags & lookup));
  return isLookup(bare) || (type.isUnion() && type.types.some(isLookup))
    ? (checker.getBaseConstraintOfType(type) ?? type)
    : type;
}

/** A type as written in a declaration; `undefined` is left out, and an alias of literals is spelled out. */
export function formatNode(node: ts.TypeNode, context: ApiContext): TypeText {
  const members = unionMembers(node, context.checker).filter(
    (member) => member.kind !== ts.SyntaxKind.UndefinedKeyword,
  );
  const texts = members.map((member) => tokenizeType(member.getText(), context));
  return texts.length === 1
    ? { kind: 'plain', tokens: texts[0] ?? [] }
    : { kind: 'union', members: texts };
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

/** The alias a bare name refers to, where its declaration is a list or a single literal. */
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

/** `true` and `false` of a union read as `boolean`, and `null` comes last. */
function unionTexts(types: readonly ts.Type[], checker: ts.TypeChecker): string[] {
  const texts = types.map((type) => {
    const text = checker.typeToString(type, undefined, flags);
    const isFunction = type.getCallSignatures().length > 0 && text.includes('=>');
    return isFunction && types.length > 1 ? `(${text})` : text;
  });
  const isBoolean = texts.includes('true') && texts.includes('false');
  const shown = isBoolean
    ? texts.flatMap((text) => (text === 'true' ? [] : [text === 'false' ? 'boolean' : text]))
    : texts;
  return shown.sort((a, b) => Number(a === 'null') - Number(b === 'null'));
}

/** Text → pieces, where names that have a page are links. */
export function tokenizeType(text: string, { findLink }: { findLink: FindLink }): TypeToken[] {
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
  return (
    text
      .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
      .replace(/import\("[^"]*"(?:, \{[^}]*\})?\)\./g, '')
      // A whole module is named as readers import it, not by the file it happens to be in.
      .replace(/import\("[^"]*\/node_modules\/((?:@[^/"]+\/)?[^/"]+)[^"]*"\)/g, 'import("$1")')
      .replace(/"((?:[^"\\]|\\.)*)"/g, (_, content: string) => `'${content.replace(/\\"/g, '"')}'`)
      .replace(/\s+/g, ' ')
      .replace(/;(?= ?\})/g, '')
      .trim()
  );
}
