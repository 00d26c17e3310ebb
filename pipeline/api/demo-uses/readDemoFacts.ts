import ts from 'typescript';
import { classNameFacts } from './classNameFacts.ts';
import type { DemoFact } from './DemoFact.ts';
import { openDemoSyntax } from './openDemoSyntax.ts';
import { eventFacts } from './eventFacts.ts';
import { jsxFacts } from './jsxFacts.ts';
import { literalFacts } from './literalFacts.ts';
import { memberFacts } from './memberFacts.ts';
import { findHeldMembers } from './memberReadOf.ts';

/** A demo's source → what it does with the library, each fact once; read from the syntax alone. */
export function readDemoFacts(source: string): DemoFact[] {
  // Most files of a demo are data, and many demos share them.
  if (!/@mui\/x-|\.Mui[A-Z]/.test(source)) {
    return [];
  }
  const syntax = openDemoSyntax(source);
  const held = findHeldMembers(syntax);
  const facts: DemoFact[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      return;
    }
    const exported = syntax.exportOf(node);
    facts.push(
      ...(exported ? [{ kind: 'export' as const, of: exported }] : []),
      ...(isText(node) ? classNameFacts(node.text) : []),
      ...jsxFacts(node, syntax, held),
      ...literalFacts(node, syntax),
      ...memberFacts(node, syntax),
      ...eventFacts(node, syntax),
    );
    ts.forEachChild(node, visit);
  };
  visit(syntax.file);
  return uniqueFacts(facts);
}

/** Facts without repetitions. */
export function uniqueFacts(facts: readonly DemoFact[]): DemoFact[] {
  return [...new Map(facts.map((fact) => [JSON.stringify(fact), fact])).values()];
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}
