import { ts } from '#pipeline/api/typescript.ts';
import { classNameFacts, type DemoFact, uniqueFacts } from './DemoFact.ts';
import { type DemoSyntax, openDemoSyntax } from './openDemoSyntax.ts';
import { eventFacts, findHeldMembers, type HeldMembers, memberFacts } from './memberFacts.ts';
import { entriesOf, keysOf, literalFacts, literalsOf, unwrapped } from './literalFacts.ts';

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

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}

/** What an element of the library is given: its attributes, the keys of their objects, the refs that are read. */
function jsxFacts(node: ts.Node, syntax: DemoSyntax, held: HeldMembers): DemoFact[] {
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
