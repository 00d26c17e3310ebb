import ts from 'typescript';
import type { DemoFact } from './DemoFact.ts';
import type { DemoSyntax } from './openDemoSyntax.ts';
import { calleeName, unwrapped } from './literalsOf.ts';
import { memberReadOf, refOf } from './memberReadOf.ts';
import { typeNameOf } from './elementTypeOf.ts';

/** What a value is known to be. */
export type Origin = { kind: 'result' | 'typeMember' | 'exportMember'; of: string };

/** The members a node reads of class names, of what hooks return, and of values whose type the source says. */
export function memberFacts(node: ts.Node, syntax: DemoSyntax): DemoFact[] {
  const read = memberReadOf(node);
  if (!read) {
    return [];
  }
  const type = read.from.kind === 'type' ? typeNameOf(read.from.type, syntax) : null;
  const origin: Origin | null =
    read.from.kind === 'value'
      ? originOf(read.from.value, syntax)
      : type === null
        ? null
        : { kind: 'typeMember', of: type };
  return origin ? read.names.map((name) => ({ ...origin, name })) : [];
}

/** Where a value comes from: an export itself, a hook's result, something annotated; null when the syntax does not tell. */
export function originOf(value: ts.Expression, syntax: DemoSyntax): Origin | null {
  const ref = refOf(value);
  if (ref) {
    return originOfName(ref, syntax, true);
  }
  const node = unwrapped(value);
  const exported = syntax.exportOf(node);
  if (exported) {
    return { kind: 'exportMember', of: exported };
  }
  return ts.isCallExpression(node)
    ? originOfCall(node, syntax, false)
    : originOfName(node, syntax, false);
}

function originOfName(node: ts.Expression, syntax: DemoSyntax, isHeld: boolean): Origin | null {
  const declaration = syntax.declarationOf(node);
  const isNamed =
    declaration && (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration));
  if (!isNamed || !ts.isIdentifier(declaration.name)) {
    return null;
  }
  if (declaration.type) {
    const type = isHeld ? null : typeNameOf(declaration.type, syntax);
    return type === null ? null : { kind: 'typeMember', of: type };
  }
  const value = declaration.initializer && unwrapped(declaration.initializer);
  return value && ts.isCallExpression(value) ? originOfCall(value, syntax, isHeld) : null;
}

function originOfCall(call: ts.CallExpression, syntax: DemoSyntax, isHeld: boolean): Origin | null {
  const hook = syntax.exportOf(call.expression);
  if (hook) {
    return { kind: 'result', of: hook };
  }
  const type =
    isHeld && calleeName(call) === 'useRef' ? typeNameOf(call.typeArguments?.[0], syntax) : null;
  return type === null ? null : { kind: 'typeMember', of: type };
}
