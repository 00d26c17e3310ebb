import ts from 'typescript';
import type { DemoFact } from './DemoFact.ts';
import type { DemoSyntax } from './openDemoSyntax.ts';
import { calleeName, keysOf, literalsOf, returnedBy } from './literalsOf.ts';
import { elementTypeOf } from './elementTypeOf.ts';

/** The keys of object literals whose type the source says: by annotation, or by the hook called with them. */
export function literalFacts(node: ts.Node, syntax: DemoSyntax): DemoFact[] {
  const typed = typedValues(node);
  const type = typed && elementTypeOf(typed.type, syntax);
  const members = type
    ? keys(typed.values, syntax).map((name) => ({ kind: 'typeMember' as const, of: type, name }))
    : [];
  const hook = ts.isCallExpression(node) ? syntax.exportOf(node.expression) : null;
  const parameters =
    hook && ts.isCallExpression(node) && node.arguments.length === 1
      ? keys(node.arguments, syntax).map((name) => ({ kind: 'parameter' as const, of: hook, name }))
      : [];
  return [...members, ...parameters];
}

function keys(values: readonly ts.Expression[], syntax: DemoSyntax): string[] {
  return values
    .flatMap((value) => literalsOf(value, syntax))
    .flatMap((literal) => keysOf(literal, syntax));
}

interface TypedValues {
  type: ts.TypeNode | undefined;
  values: ts.Expression[];
}

/** Values a node states the type of. */
function typedValues(node: ts.Node): TypedValues | null {
  if (ts.isVariableDeclaration(node)) {
    return node.initializer ? { type: node.type, values: [node.initializer] } : null;
  }
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) {
    return { type: node.type, values: [node.expression] };
  }
  if (ts.isFunctionLike(node)) {
    return { type: node.type, values: returnedBy(node) };
  }
  if (ts.isCallExpression(node) && /^use(Memo|State)$/.test(calleeName(node))) {
    const [value] = node.arguments;
    const returned = value ? returnedBy(value) : [];
    return {
      type: node.typeArguments?.[0],
      values: value && returned.length === 0 ? [value] : returned,
    };
  }
  return null;
}
