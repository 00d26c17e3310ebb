import { ts } from '#pipeline/api/typescript.ts';
import type { Found } from './TypeSpace.ts';
import { referenceName, type Scope, type TypeReader } from './TypeReader.ts';

/** How a value is called, by the syntax of its declaration. */
export interface Callable {
  parameters: { name: string; node: ts.TypeNode | null; optional: boolean }[];
  returns: ts.TypeNode | null;
  scope: Scope;
  /** Whether its type alone says that it is a component. */
  isComponent: boolean;
}

const componentTypes =
  /^(React\.)?(ForwardRefExoticComponent|FunctionComponent|FC|ComponentType|NamedExoticComponent|JSXElementConstructor|LazyExoticComponent|StyledComponent)$/;
const wrapperTypes = /^(React\.)?(MemoExoticComponent|LazyExoticComponent)$/;

/** How an exported value is called; null when it is no function. Of several overloads the one with the most parameters. */
export function callableOf(found: Found, reader: TypeReader): Callable | null {
  if (found.kind === 'outside') {
    return null;
  }
  const scope: Scope = { file: found.file, bindings: new Map() };
  const functions = found.statements.filter(ts.isFunctionDeclaration);
  const longest = functions.sort((a, b) => b.parameters.length - a.parameters.length)[0];
  if (longest) {
    return fromSignature(longest, scope);
  }
  return found.variable?.type ? fromType(found.variable.type, scope, reader) : null;
}

function fromType(node: ts.TypeNode, scope: Scope, reader: TypeReader): Callable | null {
  if (ts.isParenthesizedTypeNode(node)) {
    return fromType(node.type, scope, reader);
  }
  if (ts.isFunctionTypeNode(node)) {
    return fromSignature(node, scope);
  }
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
    return firstOf(node.types, (part) => fromType(part, scope, reader));
  }
  if (ts.isTypeLiteralNode(node)) {
    return fromMembers(node.members, scope);
  }
  if (ts.isTypeQueryNode(node) && ts.isIdentifier(node.exprName)) {
    const found = reader.space.find(scope.file, node.exprName.text);
    return found && callableOf(found, reader);
  }
  if (ts.isTypeReferenceNode(node)) {
    return fromReference(node, scope, reader);
  }
  if (ts.isImportTypeNode(node)) {
    const name = node.qualifier?.getText() ?? '';
    return componentTypes.test(name) ? fromProps(node.typeArguments, scope) : null;
  }
  return null;
}

function fromReference(
  node: ts.TypeReferenceNode,
  scope: Scope,
  reader: TypeReader,
): Callable | null {
  const name = referenceName(node);
  const [first] = node.typeArguments ?? [];
  if (wrapperTypes.test(name) && first) {
    return fromType(first, scope, reader);
  }
  if (componentTypes.test(name)) {
    return fromProps(node.typeArguments, scope);
  }
  const found = reader.space.find(scope.file, name);
  if (found?.kind !== 'declared') {
    return null;
  }
  const bound = (node.typeArguments ?? []).map((each) => ({ node: each, scope }));
  const inner = reader.enter(found, bound);
  return firstOf(found.statements, (statement) => {
    if (ts.isTypeAliasDeclaration(statement)) {
      return fromType(statement.type, inner, reader);
    }
    return ts.isInterfaceDeclaration(statement) ? fromMembers(statement.members, inner) : null;
  });
}

function fromMembers(members: readonly ts.TypeElement[], scope: Scope): Callable | null {
  const signature = members.filter(ts.isCallSignatureDeclaration).at(-1);
  return signature ? fromSignature(signature, scope) : null;
}

function fromSignature(node: ts.SignatureDeclarationBase, scope: Scope): Callable {
  const bindings = new Map(scope.bindings);
  const inner = { ...scope, bindings };
  for (const parameter of node.typeParameters ?? []) {
    const stand = parameter.default ?? parameter.constraint;
    bindings.set(parameter.name.text, stand ? { node: stand, scope: inner } : null);
  }
  return {
    parameters: node.parameters.map(({ name, type, questionToken }) => ({
      name: ts.isIdentifier(name) ? name.text : 'parameters',
      node: type ?? null,
      optional: questionToken !== undefined,
    })),
    returns: node.type ?? null,
    scope: inner,
    isComponent: /\bElement\b|ReactNode|ReactElement/.test(node.type?.getText() ?? ''),
  };
}

/** A component type names its props first; a styled component those of its element as well. */
function fromProps(args: readonly ts.TypeNode[] | undefined, scope: Scope): Callable {
  return {
    parameters: [{ name: 'props', node: args?.[0] ?? null, optional: false }],
    returns: null,
    scope,
    isComponent: true,
  };
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | null): R | null {
  for (const item of items) {
    const found = find(item);
    if (found) {
      return found;
    }
  }
  return null;
}
