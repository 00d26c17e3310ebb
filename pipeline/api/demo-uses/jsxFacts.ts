import ts from 'typescript';
import type { DemoFact } from './DemoFact.ts';
import type { DemoSyntax } from './openDemoSyntax.ts';
import { entriesOf, keysOf, literalsOf, unwrapped } from './literalsOf.ts';
import type { HeldMembers } from './memberReadOf.ts';

/** What an element of the library is given: its attributes, the keys of their objects, the refs that are read. */
export function jsxFacts(node: ts.Node, syntax: DemoSyntax, held: HeldMembers): DemoFact[] {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) {
    return [];
  }
  const of = syntax.exportOf(node.tagName);
  if (!of) {
    return [];
  }
  const facts: DemoFact[] = [{ kind: 'component', of }];
  for (const { name, value } of attributesOf(node, syntax)) {
    facts.push({ kind: 'attribute', of, name });
    for (const literal of literalsOf(value, syntax)) {
      facts.push(
        ...keysOf(literal, syntax).map((key): DemoFact => ({
          kind: 'attributeKey',
          of,
          attribute: name,
          name: key,
        })),
      );
    }
    const declaration = value && syntax.declarationOf(unwrapped(value));
    for (const member of (declaration && held.get(declaration)) ?? []) {
      facts.push({ kind: 'heldMember', of, attribute: name, name: member });
    }
  }
  return facts;
}

function attributesOf(
  { attributes }: ts.JsxOpeningLikeElement,
  syntax: DemoSyntax,
): { name: string; value: ts.Expression | undefined }[] {
  return attributes.properties.flatMap((attribute) => {
    if (ts.isJsxSpreadAttribute(attribute)) {
      return literalsOf(attribute.expression, syntax).flatMap((each) => entriesOf(each, syntax));
    }
    const { name, initializer } = attribute;
    const value =
      initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
    return ts.isIdentifier(name) ? [{ name: name.text, value }] : [];
  });
}
