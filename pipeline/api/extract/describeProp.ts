import ts from 'typescript';
import type { ApiProp } from '#model/api/ApiProp.ts';
import { rowId, type RowSection } from '#model/api/rowId.ts';
import type { Plan } from '#model/NavEntry.ts';
import type { ApiContext } from './ApiContext.ts';
import { describeSignature } from './describeSignature.ts';
import { docToHtml, docToInlineHtml } from './docToHtml.ts';
import { formatPropertyType } from './formatType.ts';
import { readJsDoc } from './readJsDoc.ts';

/** Where a property stands: on which page, in which section, and whose type parameters may be named. */
export interface PropertyOwner {
  name: string;
  section: RowSection;
  typeParameters: ReadonlySet<string>;
  planOf(name: string): Plan | null;
}

/** A property of a type → a row; null when its comment hides it. */
export function describeProp(
  symbol: ts.Symbol,
  owner: PropertyOwner,
  context: ApiContext,
): ApiProp | null {
  const { checker, findLink } = context;
  const doc = readJsDoc(symbol, checker);
  if (doc.isHidden) {
    return null;
  }
  const type = checker.getTypeOfSymbol(symbol);
  return {
    name: symbol.name,
    rowId: rowId(owner.name, owner.section, symbol.name),
    type: formatPropertyType(symbol, type, owner.typeParameters, context),
    required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    default: doc.default,
    deprecationHtml: doc.deprecation === null ? null : docToInlineHtml(doc.deprecation, findLink),
    descriptionHtml: docToHtml(doc.text, findLink),
    signature: describeSignature(type, doc, owner.typeParameters, context),
    plan: owner.planOf(symbol.name),
    demos: [],
  };
}

/** Required rows first, each part in the order of the alphabet. */
export function sortProps(props: readonly ApiProp[]): ApiProp[] {
  return [...props].sort(
    (a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name, 'en'),
  );
}
