import { ts } from '#pipeline/api/typescript.ts';

/** Maximum length of a preview, in lines. */
const maxLines = 16;

/** Elements for layout and context that are not what a demo is about. */
const wrappers = new Set([
  'div',
  'Box',
  'Stack',
  'Paper',
  'LocalizationProvider',
  'DemoContainer',
  'DemoItem',
]);

const marker = /^[ \t]*(?:\/\/|\{?\/\*) preview-(start|end)(?: \*\/\}?)?[ \t]*\n?/gm;

/** Whether the author of a demo marked what its preview shows. */
export function hasPreviewMarkers(source: string): boolean {
  return source.search(marker) !== -1;
}

/** The source of a demo without the comments that mark its preview. */
export function removePreviewMarkers(source: string): string {
  return source.replace(marker, '');
}

/**
 * What a demo shows of its code at first: the lines its author marked with `// preview-start` and `// preview-end`, or
 * the element it returns, without its wrappers. Null if there is none or it is too long.
 */
export function extractPreview(source: string): string | null {
  return hasPreviewMarkers(source) ? markedLines(source) : returnedCode(source);
}

function markedLines(source: string): string | null {
  const runs: string[] = [];
  let from: number | null = null;
  for (const { 0: comment, 1: kind, index } of source.matchAll(marker)) {
    if (kind === 'start') {
      from = index + comment.length;
    } else if (from !== null) {
      runs.push(withoutIndent(source.slice(from, index)));
      from = null;
    }
  }
  return runs.length > 0 ? runs.join('\n\n') : null;
}

function withoutIndent(code: string): string {
  const lines = code.trimEnd().split('\n');
  const indents = lines.filter(Boolean).map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}

function returnedCode(source: string): string | null {
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

/** The children inside wrappers. */
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

/** Text of a node without its indentation. */
function dedent(node: ts.Node, tree: ts.SourceFile): string {
  const start = node.getStart(tree);
  const { character } = tree.getLineAndCharacterOfPosition(start);
  const [first = '', ...rest] = node.getText(tree).trimEnd().split('\n');
  return [first, ...rest.map((line) => line.replace(new RegExp(`^ {0,${character}}`), ''))].join(
    '\n',
  );
}
