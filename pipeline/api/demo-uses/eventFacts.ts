import ts from 'typescript';
import type { DemoFact } from './DemoFact.ts';
import type { DemoSyntax } from './openDemoSyntax.ts';
import { originOf } from './memberFacts.ts';

/** The event a call listens to, by `apiRef.current.subscribeEvent(name, …)` or `useGridEvent(apiRef, name, …)`. */
export function eventFacts(node: ts.Node, syntax: DemoSyntax): DemoFact[] {
  if (!ts.isCallExpression(node)) {
    return [];
  }
  const callee = node.expression;
  if (ts.isPropertyAccessExpression(callee) && callee.name.text === 'subscribeEvent') {
    // Another product's components have events too; the ref tells whose these are.
    const origin = originOf(callee.expression, syntax);
    return origin?.kind === 'result' ? named(node.arguments[0], origin.of) : [];
  }
  const hook = syntax.exportOf(callee);
  return hook && /:useGridEvent(Priority)?$/.test(hook) ? named(node.arguments[1], hook) : [];
}

function named(name: ts.Expression | undefined, source: string): DemoFact[] {
  const [product = ''] = source.split(':');
  return name && ts.isStringLiteralLike(name) ? [{ kind: 'event', product, name: name.text }] : [];
}
