import { ts } from '#pipeline/api/typescript.ts';
import {
  bind,
  type Bound,
  join,
  referenceName,
  type Scope,
  type Shape,
  type TypeReader,
} from './TypeReader.ts';

/** The plugins of charts and trees are tuples, of whose elements one property is merged. */
export function mergedShape(reader: TypeReader, [tuple, property]: readonly Bound[]): Shape {
  const names = property ? reader.keys(property.node, property.scope) : new Set<string>();
  const parts = (tuple ? elements(reader, tuple) : []).flatMap((element) => {
    const { members } = reader.shape(element.node, element.scope);
    return [...names].flatMap((name) => {
      const member = members.get(name);
      return member?.node ? [reader.shape(member.node, member.scope)] : [];
    });
  });
  return join(parts);
}

function elements(reader: TypeReader, { node, scope }: Bound): Bound[] {
  if (ts.isTypeReferenceNode(node) && referenceName(node) === 'ConvertPluginsIntoSignatures') {
    const plugins = bind(node.typeArguments, scope).flatMap((each) => elements(reader, each));
    return plugins.flatMap((plugin) =>
      ts.isTypeReferenceNode(plugin.node) || ts.isImportTypeNode(plugin.node)
        ? bind(plugin.node.typeArguments, plugin.scope).slice(0, 1)
        : [],
    );
  }
  const bound = ts.isTypeReferenceNode(node) ? scope.bindings.get(referenceName(node)) : null;
  if (bound) {
    return elements(reader, bound);
  }
  const converted = convertedAlias(reader, node, scope);
  if (converted) {
    return elements(reader, converted);
  }
  const target = reader.resolve(node, scope);
  const tuple = ts.isTypeOperatorNode(target.node)
    ? reader.resolve(target.node.type, target.scope)
    : target;
  if (!ts.isTupleTypeNode(tuple.node)) {
    return [];
  }
  return tuple.node.elements.flatMap((element) => {
    const inner = ts.isNamedTupleMember(element) ? element.type : element;
    return ts.isRestTypeNode(inner)
      ? elements(reader, { node: inner.type, scope: tuple.scope })
      : [{ node: inner, scope: tuple.scope }];
  });
}

/** An alias of a tuple of plugins, one step further. */
function convertedAlias(reader: TypeReader, node: ts.TypeNode, scope: Scope): Bound | null {
  if (!ts.isTypeReferenceNode(node)) {
    return null;
  }
  const found = reader.space.find(scope.file, referenceName(node));
  const alias =
    found?.kind === 'declared' ? found.statements.find(ts.isTypeAliasDeclaration) : undefined;
  return found?.kind === 'declared' && alias
    ? { node: alias.type, scope: reader.enter(found, bind(node.typeArguments, scope)) }
    : null;
}
