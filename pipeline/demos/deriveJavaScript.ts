import { format } from 'prettier';
import { blankSourceFile } from 'ts-blank-space';
import { ts } from '#pipeline/api/typescript.ts';

/** Narrower than in the rest of the repository, so that code rarely scrolls on a page. */
export const demoPrintWidth = 80;

/** Converts TypeScript to the JavaScript a person would write: without types, with comments and blank lines. */
export async function deriveJavaScript(source: string, file: string): Promise<string> {
  const unsupported: string[] = [];
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, kind);
  const blanked = blankSourceFile(tree, (node) =>
    unsupported.push(node.getText(tree).slice(0, 40)),
  );
  if (unsupported.length > 0) {
    throw new Error(`${file} holds "${unsupported[0]}", which cannot be expressed without types.`);
  }
  return format(collapseBlankLines(blankElementTypes(blanked, tree)), {
    parser: 'babel',
    singleQuote: true,
    printWidth: demoPrintWidth,
  });
}

/** Blanks type arguments of elements, `<Choice<Size> …>`, which ts-blank-space leaves. */
function blankElementTypes(blanked: string, tree: ts.SourceFile): string {
  let code = blanked;
  function visit(node: ts.Node): void {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.typeArguments) {
      // From the opening bracket to the closing one.
      const [start, end] = [node.typeArguments.pos - 1, node.typeArguments.end + 1];
      code = code.slice(0, start) + ' '.repeat(end - start) + code.slice(end);
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return code;
}

/** Erased types leave several blank lines; keeps one. */
function collapseBlankLines(code: string): string {
  return code.replace(/\n(?:[ \t]*;?[ \t]*\n){2,}/g, '\n\n');
}
