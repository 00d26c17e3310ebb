import { ts } from '#pipeline/api/typescript.ts';
import type { ApiExport } from '#model/api/Api.ts';
import type { TypeText } from '#model/api/TypeText.ts';
import type { ApiContext } from './ApiContext.ts';
import { formatNode, formatType, tokenizeType } from './formatType.ts';
import type { PublicExport } from './listExports.ts';
import { readJsDoc } from './readJsDoc.ts';
import { readTypeParameters } from './declaredType.ts';
import { toDeprecation, toDescription } from './toDescription.ts';

/** An export without a page of its own → a row. */
export function describeExport(
  found: PublicExport,
  isComponent: boolean,
  context: ApiContext,
): ApiExport {
  const { checker, findLink } = context;
  const doc = readJsDoc(found.symbol, checker);
  return {
    name: found.name,
    rowId: `export-${found.name}`,
    what: isComponent ? 'component' : kindOf(found.symbol, checker),
    typeParameters: readTypeParameters(found.symbol).text,
    type: typeOf(found.symbol, isComponent, context),
    description: toDescription(doc.text, findLink),
    deprecation: toDeprecation(doc.deprecation, findLink),
    plan: found.plan,
    demos: [],
  };
}

function kindOf(symbol: ts.Symbol, checker: ts.TypeChecker): ApiExport['what'] {
  if (symbol.flags & ts.SymbolFlags.Class) {
    return 'class';
  }
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    return 'type';
  }
  return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0 ? 'function' : 'constant';
}

function typeOf(symbol: ts.Symbol, isComponent: boolean, context: ApiContext): TypeText {
  const { checker } = context;
  if (isComponent) {
    return { kind: 'plain', tokens: ['React component'] };
  }
  const alias = symbol.declarations?.find(ts.isTypeAliasDeclaration);
  if (alias) {
    return formatNode(alias.type, context);
  }
  const isObjectType = symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class);
  if (isObjectType && !(symbol.flags & ts.SymbolFlags.Variable)) {
    return formatMembers(checker.getDeclaredTypeOfSymbol(symbol), context);
  }
  if (symbol.flags & ts.SymbolFlags.Enum) {
    const members = [...(symbol.exports?.values() ?? [])].map(({ name }) => [
      `${symbol.name}.${name}`,
    ]);
    return { kind: 'union', members };
  }
  return formatType(checker.getTypeOfSymbol(symbol), context);
}

/** `{ field: string; sort?: GridSortDirection }`, members in the order they are declared. */
function formatMembers(type: ts.Type, context: ApiContext): TypeText {
  const { checker } = context;
  const members = checker.getPropertiesOfType(type).flatMap((member) => {
    if (readJsDoc(member, checker).isHidden) {
      return [];
    }
    const mark = member.flags & ts.SymbolFlags.Optional ? '?' : '';
    const [declaration] = member.declarations ?? [];
    const written =
      declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : null;
    const text = written ?? checker.typeToString(checker.getTypeOfSymbol(member));
    return [`${member.name}${mark}: ${text}`];
  });
  const text = members.length === 0 ? '{}' : `{ ${members.join('; ')} }`;
  return { kind: 'plain', tokens: tokenizeType(text, context) };
}
