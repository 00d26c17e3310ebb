import ts from 'typescript';
import type { DemoSyntax } from './openDemoSyntax.ts';

const lists = /^(Array|ReadonlyArray)$/;
const sameMembers = /^(Readonly|Partial|Required)$/;

/** The exported type an annotation names: `GridRowParams`, `Partial<GridRowParams>`. */
export function typeNameOf(type: ts.TypeNode | undefined, syntax: DemoSyntax): string | null {
  return namedBy(type, syntax, false);
}

/** The exported type an annotation names, be it for one value or a list: `readonly GridColDef<Row>[]`. */
export function elementTypeOf(type: ts.TypeNode | undefined, syntax: DemoSyntax): string | null {
  return namedBy(type, syntax, true);
}

function namedBy(
  type: ts.TypeNode | undefined,
  syntax: DemoSyntax,
  mayBeList: boolean,
): string | null {
  if (!type) {
    return null;
  }
  if (ts.isArrayTypeNode(type)) {
    return mayBeList ? namedBy(type.elementType, syntax, true) : null;
  }
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) {
    return namedBy(type.type, syntax, mayBeList);
  }
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) {
    return null;
  }
  const { text } = type.typeName;
  const isWrapper = sameMembers.test(text) || (mayBeList && lists.test(text));
  return isWrapper
    ? namedBy(type.typeArguments?.[0], syntax, mayBeList)
    : syntax.exportOf(type.typeName);
}
