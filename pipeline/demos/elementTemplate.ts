import { toHtml } from 'hast-util-to-html';
import type { ElementContent } from 'hast';
import type { ElementTemplate } from '#model/Block.ts';
import { ts } from '#pipeline/api/typescript.ts';
import { highlightCode } from '#pipeline/highlight/highlightCode.ts';

/** Name of the parameter that a demo with prop controls passes on. */
const parameter = 'props';

/**
 * The element of a component in a demo that passes its props on, `<Component … {...props} />`, as highlighted code around
 * the place of those props. Null where the demo has no such element.
 */
export function elementTemplate(source: string, component: string): ElementTemplate | null {
  const tree = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.TSX,
  );
  const opening = findOpening(tree, component);
  if (!opening) {
    return null;
  }
  const attributes = opening.attributes.properties
    .filter((attribute) => !isSpread(attribute) && !usesProps(attribute))
    .map((attribute) => ({
      prop: attributeName(attribute),
      text: `  ${dedented(attribute, tree)}`,
    }));
  const isElement = ts.isJsxOpeningElement(opening);
  const ending = isElement
    ? [
        '>',
        ...opening.parent.children
          .filter((child) => child.getText(tree).trim() !== '')
          .map((child) => indent(dedented(child, tree))),
        `</${component}>`,
      ].join('\n')
    : '/>';
  const parts = [`<${component}`, ...attributes.map(({ text }) => text), ending];
  const html = highlightParts(parts);
  return {
    before: [
      { prop: null, html: html[0] ?? '' },
      ...attributes.map(({ prop }, index) => ({ prop, html: html[index + 1] ?? '' })),
    ],
    after: html.at(-1) ?? '',
  };
}

type Opening = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function findOpening(tree: ts.SourceFile, component: string): Opening | null {
  let found: Opening | null = null;
  function visit(node: ts.Node): void {
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      node.tagName.getText(tree) === component &&
      node.attributes.properties.some(isSpread)
    ) {
      found ??= node;
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return found;
}

function isSpread(attribute: ts.JsxAttributeLike): boolean {
  return (
    ts.isJsxSpreadAttribute(attribute) &&
    ts.isIdentifier(attribute.expression) &&
    attribute.expression.text === parameter
  );
}

/** Such an attribute, most often a key, serves the controls and not the component. */
function usesProps(node: ts.Node): boolean {
  return (
    (ts.isIdentifier(node) && node.text === parameter) ||
    (ts.forEachChild(node, (child) => usesProps(child) || undefined) ?? false)
  );
}

function attributeName(attribute: ts.JsxAttributeLike): string | null {
  return ts.isJsxAttribute(attribute) ? attribute.name.getText() : null;
}

function dedented(node: ts.Node, tree: ts.SourceFile): string {
  const { character } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
  const column =
    tree.text.split('\n')[tree.getLineAndCharacterOfPosition(node.getStart(tree)).line];
  const indentation = Math.min(character, (column ?? '').search(/\S/));
  return node
    .getText(tree)
    .split('\n')
    .map((line, index) => (index === 0 ? line : `  ${line.slice(indentation)}`))
    .join('\n');
}

function indent(text: string): string {
  return `  ${text}`;
}

/** Highlights parts that begin on lines of their own as one code, and cuts the result where they begin. */
function highlightParts(parts: readonly string[]): string[] {
  const lines: ElementContent[][] = [[]];
  for (const node of highlightCode(parts.join('\n'), { language: 'tsx' })) {
    if (node.type === 'text' && node.value === '\n') {
      lines.push([]);
    } else {
      lines.at(-1)?.push(node);
    }
  }
  let first = 0;
  return parts.map((part) => {
    const count = part.split('\n').length;
    const own = lines.slice(first, first + count);
    first += count;
    return own.map((children) => toHtml({ type: 'root', children })).join('\n');
  });
}
