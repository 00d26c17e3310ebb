import { ts } from '#pipeline/api/typescript.ts';
import { JoinError } from './JoinError.ts';
import type { ModuleParts } from './ModuleParts.ts';
import type { Edit } from './applyEdits.ts';

/** Constant that the style sheets of a demo become in its copy. */
const constant = 'styleSheet';

/** Style sheets as a constant of the demo, and the edits that render it: a file of its own could not be pasted along. */
export function inlineStyles(
  entry: ModuleParts,
  sheets: readonly string[],
): { declaration: string; edits: Edit[] } {
  if (sheets.length === 0) {
    return { declaration: '', edits: [] };
  }
  if (entry.words.has(constant)) {
    throw new JoinError(
      entry.file,
      `"${constant}" is the name that its style sheet gets in a copy`,
    );
  }
  const element = returnedElement(entry.tree);
  if (!element) {
    throw new JoinError(
      entry.file,
      'the demo returns no element that a style sheet could be put into',
    );
  }
  const css = sheets
    .join('\n')
    .trim()
    .replace(/[\\`]|\$\{/g, '\\$&');
  return {
    declaration: `const ${constant} = \`\n${css}\n\`;`,
    edits: [
      { start: element.start, end: element.start, text: `<>\n<style>{${constant}}</style>\n` },
      { start: element.end, end: element.end, text: '\n</>' },
    ],
  };
}

/** Where the element lies that the demo's component returns at its end. */
function returnedElement(tree: ts.SourceFile): { start: number; end: number } | null {
  const component = tree.statements.find(
    (node): node is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(node) &&
      (node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false),
  );
  const last = component?.body?.statements.at(-1);
  const value = last && ts.isReturnStatement(last) ? last.expression : undefined;
  const inner = value && ts.isParenthesizedExpression(value) ? value.expression : value;
  return inner &&
    (ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) || ts.isJsxFragment(inner))
    ? { start: inner.getStart(tree), end: inner.end }
    : null;
}
