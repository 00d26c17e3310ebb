import type { ts } from '#pipeline/api/typescript.ts';
import type { ApiEvent } from '#model/api/Api.ts';
import type { TypeText } from '#model/api/TypeText.ts';
import type { ApiContext } from './ApiContext.ts';
import { formatPropertyType } from './formatType.ts';
import { fullSymbol, type PublicExport } from './listExports.ts';
import { planOfDeclaration } from './planOfMember.ts';
import { readJsDoc } from './readJsDoc.ts';
import { toDeprecation, toDescription } from './toDescription.ts';

/** The events of a lookup type, whose properties say what each event carries. */
export function describeEvents(
  lookup: PublicExport,
  listenerProps: ReadonlySet<string>,
  context: ApiContext,
): ApiEvent[] {
  const { checker } = context;
  const type = checker.getDeclaredTypeOfSymbol(fullSymbol(lookup));
  return checker
    .getPropertiesOfType(type)
    .flatMap((symbol) => describeEvent(symbol, listenerProps, context) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function describeEvent(
  symbol: ts.Symbol,
  listenerProps: ReadonlySet<string>,
  context: ApiContext,
): ApiEvent | null {
  const { checker, findLink } = context;
  const doc = readJsDoc(symbol, checker);
  if (doc.isHidden) {
    return null;
  }
  const carried = checker.getTypeOfSymbol(symbol);
  const listener = `on${symbol.name.charAt(0).toUpperCase()}${symbol.name.slice(1)}`;
  return {
    name: symbol.name,
    rowId: `event-${symbol.name}`,
    description: toDescription(doc.text, findLink),
    params: memberType(carried, 'params', context),
    event: memberType(carried, 'event', context),
    listenerProp: listenerProps.has(listener) ? listener : null,
    deprecation: toDeprecation(doc.deprecation, findLink),
    plan: planOfDeclaration(symbol),
    demos: [],
  };
}

function memberType(carried: ts.Type, member: string, context: ApiContext): TypeText | null {
  const symbol = context.checker.getPropertyOfType(carried, member);
  return symbol
    ? formatPropertyType(symbol, context.checker.getTypeOfSymbol(symbol), new Set(), context)
    : null;
}
