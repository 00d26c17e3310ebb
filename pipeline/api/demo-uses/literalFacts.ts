import { ts } from '#pipeline/api/typescript.ts';
import type { DemoFact } from './DemoFact.ts';
import { type DemoSyntax, elementTypeOf } from './openDemoSyntax.ts';

/** The keys of object literals whose type the source says: by annotation, or by the hook called with them. */
export function literalFacts(node: ts.Node, syntax: DemoSyntax): DemoFact[] {
  const typed = typedValues(node);
  const type = typed && elementTypeOf(typed.type, syntax);
  const members = type
    ? keys(typed.values, syntax).map((name) => ({ kind: 'typeMember' as const, of: type, name }))
    : [];
  const hook = ts.isCallExpression(node) ? syntax.exportOf(node.expression) : null;
  const parameters =
    hook && ts.isCallExpression(node) && node.arguments.length === 1
      ? keys(node.arguments, syntax).map((name) => ({ kind: 'parameter' as const, of: hook, name }))
      : [];
  return [...members, ...parameters];
}

function keys(values: readonly ts.Expression[], syntax: DemoSyntax): string[] {
  return values
    .flatMap((value) => literalsOf(value, syntax))
    .flatMap((literal) => keysOf(literal, syntax));
}

interface TypedValues {
  type: ts.TypeNode | undefined;
  values: ts.Expression[];
}

/** Values a node states the type of. */
function typedValues(node: ts.Node): TypedValues | null {
  if (ts.isVariableDeclaration(node)) {
    return node.initializer ? { type: node.type, values: [node.initializer] } : null;
  }
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) {
    return { type: node.type, values: [node.expression] };
  }
  if (ts.isFunctionLike(node)) {
    return { type: node.type, values: returnedBy(node) };
  }
  if (ts.isCallExpression(node) && /^use(Memo|State)$/.test(calleeName(node))) {
    const [value] = node.arguments;
    const returned = value ? returnedBy(value) : [];
    return {
      type: node.typeArguments?.[0],
      values: value && returned.length === 0 ? [value] : returned,
    };
  }
  return null;
}

/** The object literals a value is or lists; none where following it would be a guess. */
export function literalsOf(
  value: ts.Expression | undefined,
  syntax: DemoSyntax,
): ts.ObjectLiteralExpression[] {
  const node = value && unwrapped(value);
  const all = (values: readonly (ts.Expression | undefined)[]) =>
    values.flatMap((each) => literalsOf(each, syntax));
  if (!node) {
    return [];
  }
  if (ts.isObjectLiteralExpression(node)) {
    return [node];
  }
  if (ts.isArrayLiteralExpression(node)) {
    return all(node.elements.map((each) => (ts.isSpreadElement(each) ? each.expression : each)));
  }
  if (ts.isConditionalExpression(node)) {
    return all([node.whenTrue, node.whenFalse]);
  }
  if (ts.isIdentifier(node)) {
    return all([constantOf(node, syntax)]);
  }
  if (ts.isCallExpression(node)) {
    const [callback] = node.arguments;
    return callback && /^(useMemo|map)$/.test(calleeName(node)) ? all(returnedBy(callback)) : [];
  }
  return [];
}

/** Names of the keys of an object literal, those it spreads included. */
export function keysOf(literal: ts.ObjectLiteralExpression, syntax: DemoSyntax): string[] {
  return entriesOf(literal, syntax).map(({ name }) => name);
}

/** Keys of an object literal with their values, those it spreads included. */
export function entriesOf(
  literal: ts.ObjectLiteralExpression,
  syntax: DemoSyntax,
): { name: string; value: ts.Expression | undefined }[] {
  return literal.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) {
      return literalsOf(property.expression, syntax).flatMap((each) => entriesOf(each, syntax));
    }
    const { name } = property;
    return name && (ts.isIdentifier(name) || ts.isStringLiteral(name))
      ? [
          {
            name: name.text,
            value: ts.isPropertyAssignment(property) ? property.initializer : undefined,
          },
        ]
      : [];
  });
}

/** What a function written in place may return. */
export function returnedBy(node: ts.Node): ts.Expression[] {
  if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) {
    return [];
  }
  const { body } = node;
  if (!ts.isBlock(body)) {
    return [body];
  }
  const found: ts.Expression[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isReturnStatement(inner) && inner.expression) {
      found.push(inner.expression);
    } else if (!ts.isFunctionLike(inner)) {
      ts.forEachChild(inner, visit);
    }
  };
  ts.forEachChild(body, visit);
  return found;
}

/** A value without the types and brackets around it. */
export function unwrapped(value: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(value) ||
    ts.isAsExpression(value) ||
    ts.isSatisfiesExpression(value) ||
    ts.isNonNullExpression(value)
    ? unwrapped(value.expression)
    : value;
}

/** Last name of what is called: `useMemo` of `React.useMemo(…)`; empty when it has none. */
export function calleeName({ expression }: ts.CallExpression): string {
  if (ts.isPropertyAccessExpression(expression)) {
    return expression.name.text;
  }
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** What a constant holds; a variable may hold something else by the time it is used. */
function constantOf(name: ts.Identifier, syntax: DemoSyntax): ts.Expression | undefined {
  const declaration = syntax.declarationOf(name);
  return declaration &&
    ts.isVariableDeclaration(declaration) &&
    ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const
    ? declaration.initializer
    : undefined;
}
