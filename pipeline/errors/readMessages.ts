import type { MessageChannel, MessagePart } from '#model/errors/ErrorMessage.ts';
import { ts } from '#pipeline/api/typescript.ts';
import { evaluateMessage, type FindConstant } from './evaluateMessage.ts';

/** A message in a module. */
export interface FoundMessage {
  channel: MessageChannel;
  parts: MessagePart[];
}

/** Reads every message that a module can throw or print: arguments of what prints, and texts that begin with the library's name. */
export function readMessages(code: string, fileName = 'module.mjs'): FoundMessage[] {
  const source = ts.createSourceFile(
    fileName,
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  const constants = new Map<string, ts.Expression>();
  const found: FoundMessage[] = [];
  const find: FindConstant = (name) => constants.get(name);

  function collectConstants(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, collectConstants);
  }

  function visit(node: ts.Node): void {
    const printed = printedBy(node);
    if (printed) {
      const messages = printed.expressions.map((each) => evaluateMessage(each, find));
      const texts = messages.filter((message) => message !== null);
      if (texts.length > 0) {
        found.push({
          channel: printed.channel,
          parts: texts.flatMap((parts, index) => (index === 0 ? parts : [' ', ...parts])),
        });
        return;
      }
    }
    if (ts.isExpression(node) && !ts.isIdentifier(node)) {
      const parts = evaluateMessage(node, find);
      if (parts && isNamed(parts)) {
        found.push({ channel: 'console', parts });
        return;
      }
    }
    ts.forEachChild(node, visit);
  }

  collectConstants(source);
  visit(source);
  return found;
}

/** What a call, or the throwing of an error, prints; null for anything else. */
function printedBy(
  node: ts.Node,
): { channel: MessageChannel; expressions: readonly ts.Expression[] } | null {
  if (ts.isThrowStatement(node) && ts.isNewExpression(node.expression)) {
    const [message] = node.expression.arguments ?? [];
    return message ? { channel: 'thrown', expressions: [message] } : null;
  }
  if (!ts.isCallExpression(node)) {
    return null;
  }
  const { expression, arguments: given } = node;
  if (ts.isIdentifier(expression) && expression.text === 'warnOnce') {
    const [message] = given;
    return message ? { channel: 'console', expressions: [message] } : null;
  }
  if (ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.expression)) {
    const { expression: target, name } = expression;
    if (['console', 'logger'].includes(target.text) && ['error', 'warn'].includes(name.text)) {
      return { channel: 'console', expressions: given };
    }
  }
  return null;
}

function isNamed([first]: readonly MessagePart[]): boolean {
  return typeof first === 'string' && /^\s*MUI X\b.*\s\w+\s/.test(first);
}
