import { ts } from '#pipeline/api/typescript.ts';
import { inferred, memberAt, parameterOf } from './inferredTypes.ts';
import { mergedShape } from './pluginTypes.ts';
import type { Found, TypeSpace } from './TypeSpace.ts';
import {
  bind,
  type Bound,
  empty,
  join,
  literalShape,
  referenceName,
  type Scope,
  type Shape,
  textOf,
  type TypeReader,
} from './TypeReader.ts';
import { mappedShape, utilityShape } from './utilityTypes.ts';

const maximalDepth = 60;

/** Reads types in a space. */
export function openTypeReader(space: TypeSpace): TypeReader {
  const remembered = new Map<string, Shape>();
  const running = new Set<string>();
  let depth = 0;

  function shape(node: ts.TypeNode, scope: Scope): Shape {
    if (depth > maximalDepth) {
      return empty();
    }
    depth++;
    try {
      return readShape(node, scope);
    } finally {
      depth--;
    }
  }

  function readShape(node: ts.TypeNode, scope: Scope): Shape {
    if (ts.isParenthesizedTypeNode(node)) {
      return shape(node.type, scope);
    }
    if (ts.isTypeLiteralNode(node)) {
      return literalShape(node.members, scope);
    }
    if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
      return join(node.types.map((part) => shape(part, scope)));
    }
    if (ts.isTypeOperatorNode(node)) {
      return node.operator === ts.SyntaxKind.KeyOfKeyword ? empty() : shape(node.type, scope);
    }
    if (ts.isConditionalTypeNode(node)) {
      const inner = { ...scope, bindings: inferred(reader, node, scope) };
      return join([shape(node.trueType, inner), shape(node.falseType, inner)]);
    }
    if (ts.isMappedTypeNode(node)) {
      return mappedShape(reader, node, scope);
    }
    if (ts.isIndexedAccessTypeNode(node)) {
      const parameter = parameterOf(reader, node, scope);
      if (parameter) {
        return shape(parameter.node, parameter.scope);
      }
      const from = shape(node.objectType, scope);
      const parts = [...keys(node.indexType, scope)].flatMap((key) => {
        const member = from.members.get(key);
        return member?.node ? [shape(member.node, member.scope)] : [];
      });
      return join(parts);
    }
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      return referenceShape(node, scope);
    }
    if (ts.isTypeQueryNode(node) && ts.isIdentifier(node.exprName)) {
      const found = space.find(scope.file, node.exprName.text);
      const type = found?.kind === 'declared' ? found.variable?.type : undefined;
      return type && found?.kind === 'declared'
        ? shape(type, { file: found.file, bindings: new Map() })
        : empty();
    }
    if (ts.isImportTypeNode(node)) {
      const found = importedType(node, scope);
      return found ? declaredShape(found, bind(node.typeArguments, scope)) : empty();
    }
    return empty();
  }

  function importedType(node: ts.ImportTypeNode, scope: Scope): Found | null {
    const { argument, qualifier } = node;
    if (
      !ts.isLiteralTypeNode(argument) ||
      !ts.isStringLiteral(argument.literal) ||
      !qualifier ||
      !ts.isIdentifier(qualifier)
    ) {
      return null;
    }
    const target = space.resolve(scope.file, argument.literal.text);
    return target
      ? space.findExport(target, qualifier.text)
      : { kind: 'outside', specifier: argument.literal.text, name: qualifier.text };
  }

  function referenceShape(
    node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments,
    scope: Scope,
  ): Shape {
    const name = referenceName(node);
    const bound = scope.bindings.get(name);
    if (bound !== undefined) {
      return bound ? shape(bound.node, bound.scope) : empty();
    }
    const args = bind(node.typeArguments, scope);
    if (/^Merge(Signatures|Plugins)Property$/.test(name)) {
      return mergedShape(reader, args);
    }
    const found = name.includes('.') ? null : space.find(scope.file, name);
    return found?.kind === 'declared'
      ? declaredShape(found, args)
      : utilityShape(reader, name, args);
  }

  function declaredShape(found: Found, args: readonly Bound[]): Shape {
    if (found.kind === 'outside') {
      return utilityShape(reader, found.name, args);
    }
    const mark = `${found.file.package}/${found.file.path}#${found.name}`;
    const isPlain = args.length === 0;
    const ready = isPlain ? remembered.get(mark) : undefined;
    if (ready) {
      return ready;
    }
    const guard = isPlain ? mark : `${mark}<${args.map(({ node }) => textOf(node)).join()}>`;
    if (running.has(guard)) {
      return empty();
    }
    running.add(guard);
    const read = readDeclared(found, args);
    running.delete(guard);
    if (isPlain) {
      remembered.set(mark, read);
    }
    return read;
  }

  function readDeclared(found: Found & { kind: 'declared' }, args: readonly Bound[]): Shape {
    const scope = enter(found, args);
    const parts: Shape[] = [];
    for (const statement of found.statements) {
      if (ts.isTypeAliasDeclaration(statement)) {
        parts.push(shape(statement.type, scope));
      } else if (ts.isInterfaceDeclaration(statement)) {
        parts.push(interfaceShape(statement, scope));
      } else if (ts.isClassDeclaration(statement)) {
        parts.push(interfaceShape(statement, scope));
      }
    }
    if (found.statements.some(ts.isInterfaceDeclaration)) {
      for (const { file, declaration } of space.augmentations(found.name)) {
        parts.push(interfaceShape(declaration, { file, bindings: scope.bindings }));
      }
    }
    return join(parts);
  }

  function interfaceShape(
    declaration: ts.InterfaceDeclaration | ts.ClassDeclaration,
    scope: Scope,
  ): Shape {
    const bases = (declaration.heritageClauses ?? []).flatMap(({ types }) => [...types]);
    return join([
      literalShape(declaration.members, scope),
      ...bases.map((base) => shape(base, scope)),
    ]);
  }

  function enter(found: Found & { kind: 'declared' }, args: readonly Bound[]): Scope {
    const bindings = new Map<string, Bound | null>();
    const scope: Scope = { file: found.file, bindings };
    for (const statement of found.statements) {
      if (
        ts.isTypeAliasDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isClassDeclaration(statement)
      ) {
        (statement.typeParameters ?? []).forEach((parameter, index) => {
          const node = parameter.default ?? parameter.constraint;
          bindings.set(parameter.name.text, args[index] ?? (node ? { node, scope } : null));
        });
      }
    }
    return scope;
  }

  function keys(node: ts.TypeNode, scope: Scope): Set<string> {
    if (ts.isLiteralTypeNode(node)) {
      return new Set(ts.isStringLiteral(node.literal) ? [node.literal.text] : []);
    }
    if (ts.isParenthesizedTypeNode(node)) {
      return keys(node.type, scope);
    }
    if (ts.isUnionTypeNode(node)) {
      return new Set(node.types.flatMap((part) => [...keys(part, scope)]));
    }
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) {
      return new Set(shape(node.type, scope).members.keys());
    }
    if (ts.isTypeReferenceNode(node)) {
      const name = referenceName(node);
      const bound = scope.bindings.get(name);
      if (bound) {
        return keys(bound.node, bound.scope);
      }
      const [first, second] = bind(node.typeArguments, scope);
      if (first && (name === 'Exclude' || name === 'Extract')) {
        const others = second ? keys(second.node, second.scope) : new Set<string>();
        return new Set(
          [...keys(first.node, first.scope)].filter(
            (key) => others.has(key) === (name === 'Extract'),
          ),
        );
      }
      const found = space.find(scope.file, name);
      if (found?.kind === 'declared') {
        const alias = found.statements.find(ts.isTypeAliasDeclaration);
        return alias ? keys(alias.type, enter(found, bind(node.typeArguments, scope))) : new Set();
      }
    }
    return new Set();
  }

  function resolve(node: ts.TypeNode, scope: Scope): ReturnType<TypeReader['resolve']> {
    if (ts.isParenthesizedTypeNode(node)) {
      return resolve(node.type, scope);
    }
    if (ts.isTypeReferenceNode(node)) {
      const name = referenceName(node);
      const bound = scope.bindings.get(name);
      if (bound) {
        return resolve(bound.node, bound.scope);
      }
      const found = name.includes('.') ? null : space.find(scope.file, name);
      const alias =
        found?.kind === 'declared' ? found.statements.find(ts.isTypeAliasDeclaration) : undefined;
      if (found?.kind === 'declared' && alias) {
        return resolve(alias.type, enter(found, bind(node.typeArguments, scope)));
      }
      return { node, scope, found };
    }
    if (ts.isTypeQueryNode(node) && ts.isIdentifier(node.exprName)) {
      const found = space.find(scope.file, node.exprName.text);
      const type = found?.kind === 'declared' ? found.variable?.type : undefined;
      return found?.kind === 'declared' && type
        ? resolve(type, { file: found.file, bindings: new Map() })
        : { node, scope, found };
    }
    if (ts.isIndexedAccessTypeNode(node)) {
      const member = memberAt(reader, { node, scope });
      return member?.node ? resolve(member.node, member.scope) : { node, scope, found: null };
    }
    return { node, scope, found: null };
  }

  const reader: TypeReader = {
    space,
    shape,
    shapeOf: (found) => declaredShape(found, []),
    keys,
    resolve,
    enter,
  };
  return reader;
}
