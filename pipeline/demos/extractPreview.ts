import ts from 'typescript';

/** Longest preview, in lines; a longer one would be the code itself. */
const maxLines = 16;

/** Elements that lay a demo out or feed it, and are no part of what it shows. */
const wrappers = new Set([
  'div',
  'Box',
  'Stack',
  'Paper',
  'LocalizationProvider',
  'DemoContainer',
  'DemoItem',
]);

/** The element a demo returns, without the wrappers around it; null when there is none or it is too long. */
export function extractPreview(source: string): string | null {
  const tree = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.ESNext,
    true,
    ts.ScriptKind.TSX,
  );
  const returned = returnedElement(tree);
  if (!returned) {
    return null;
  }
  const text = unwrap(returned)
    .map((node) => dedent(node, tree))
    .join('\n');
  return text && text.split('\n').length <= maxLines ? text : null;
}

function returnedElement(tree: ts.SourceFile): ts.JsxChild | null {
  const component = tree.statements.find(
    (node) =>
      ts.isFunctionDeclaration(node) &&
      node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword),
  ) as ts.FunctionDeclaration | undefined;
  const last = component?.body?.statements.at(-1);
  if (!last || !ts.isReturnStatement(last) || !last.expression) {
    return null;
  }
  const value = ts.isParenthesizedExpression(last.expression)
    ? last.expression.expression
    : last.expression;
  return ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value) || ts.isJsxFragment(value)
    ? value
    : null;
}

/** Follows wrappers inwards; text and expressions between their children belong to the layout as well. */
function unwrap(node: ts.JsxChild): ts.JsxChild[] {
  const isWrapper =
    ts.isJsxFragment(node) ||
    (ts.isJsxElement(node) && wrappers.has(node.openingElement.tagName.getText()));
  if (!isWrapper) {
    return [node];
  }
  const children = node.children.filter(
    (child) => !ts.isJsxText(child) || child.text.trim() !== '',
  );
  return children.flatMap(unwrap);
}

/** Text of a node as if it stood at the beginning of the line. */
function dedent(node: ts.Node, tree: ts.SourceFile): string {
  const start = node.getStart(tree);
  const { character } = tree.getLineAndCharacterOfPosition(start);
  const [first = '', ...rest] = node.getText(tree).trimEnd().split('\n');
  return [first, ...rest.map((line) => line.replace(new RegExp(`^ {0,${character}}`), ''))].join(
    '\n',
  );
}
