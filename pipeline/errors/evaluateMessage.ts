import type { MessagePart } from '#model/errors/ErrorMessage.ts';
import { ts } from '#pipeline/api/typescript.ts';

/** Finds the initializer of a constant by its name; undefined for anything else. */
export type FindConstant = (name: string) => ts.Expression | undefined;

/** Evaluates an expression that makes a text; what only the running code knows becomes a value. Null when there is no text in it. */
export function evaluateMessage(
  expression: ts.Expression,
  findConstant: FindConstant,
): MessagePart[] | null {
  const parts = evaluate(expression, findConstant);
  return parts?.some((part) => typeof part === 'string' && /\w{3}/.test(part))
    ? mergeTexts(parts)
    : null;
}

function evaluate(node: ts.Expression, find: FindConstant): MessagePart[] | null {
  if (ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  if (ts.isTemplateExpression(node)) {
    return [
      node.head.text,
      ...node.templateSpans.flatMap(({ expression, literal }) => [
        ...valueOf(expression, find),
        literal.text,
      ]),
    ];
  }
  if (ts.isParenthesizedExpression(node)) {
    return evaluate(node.expression, find);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [evaluate(node.left, find), evaluate(node.right, find)];
    return left || right
      ? [...(left ?? valueOf(node.left, find)), ...(right ?? valueOf(node.right, find))]
      : null;
  }
  if (ts.isArrayLiteralExpression(node)) {
    return joinLines(node.elements, '\n', find);
  }
  if (ts.isIdentifier(node)) {
    const constant = find(node.text);
    return constant ? evaluate(constant, find) : null;
  }
  return ts.isCallExpression(node) ? evaluateJoin(node, find) : null;
}

/** `['…', '…'].join('\n')`, with or without a filter in between. */
function evaluateJoin(
  { expression, arguments: [separator] }: ts.CallExpression,
  find: FindConstant,
): MessagePart[] | null {
  if (!ts.isPropertyAccessExpression(expression)) {
    return null;
  }
  const { expression: target, name } = expression;
  if (name.text === 'filter') {
    return evaluate(target, find);
  }
  if (name.text !== 'join') {
    return null;
  }
  const between = separator && ts.isStringLiteralLike(separator) ? separator.text : ',';
  if (ts.isArrayLiteralExpression(target)) {
    return joinLines(target.elements, between, find);
  }
  return ts.isCallExpression(target) ? evaluate(target, find) : null;
}

function joinLines(
  elements: readonly ts.Expression[],
  separator: string,
  find: FindConstant,
): MessagePart[] {
  return elements.flatMap((element, index) => [
    ...(index === 0 ? [] : [separator]),
    ...(evaluate(element, find) ?? valueOf(element, find)),
  ]);
}

function valueOf(node: ts.Expression, find: FindConstant): MessagePart[] {
  const text = ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? evaluate(node, find) : null;
  return text ?? [{ value: nameOf(node) }];
}

/** What a value is called in the code: `pageSize` for `paginationModel.pageSize`. */
function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) {
    return node.text;
  }
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text === 'length' ? 'number' : node.name.text;
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const target = nameOf(node.expression.expression);
    const [first] = node.arguments;
    // `JSON.stringify(row)` is about the row.
    return first && /^[A-Z]/.test(target) ? nameOf(first) : target;
  }
  if (ts.isCallExpression(node)) {
    return node.arguments[0] ? nameOf(node.arguments[0]) : 'value';
  }
  if (ts.isElementAccessExpression(node)) {
    return nameOf(node.expression);
  }
  return 'value';
}

function mergeTexts(parts: readonly MessagePart[]): MessagePart[] {
  const merged: MessagePart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') {
      merged[merged.length - 1] = last + part;
    } else if (part !== '') {
      merged.push(part);
    }
  }
  return merged;
}
