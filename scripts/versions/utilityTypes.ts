import { ts } from '#pipeline/api/typescript.ts';
import { memberAt } from './inferredTypes.ts';
import {
  type Bound,
  empty,
  type Member,
  type Scope,
  type Shape,
  textOf,
  type TypeReader,
  withOptional,
} from './TypeReader.ts';

/** `{ [K in keyof T]: … }` */
export function mappedShape(reader: TypeReader, node: ts.MappedTypeNode, scope: Scope): Shape {
  const { constraint, name } = node.typeParameter;
  if (!constraint) {
    return empty();
  }
  const isOptional = node.questionToken && node.questionToken.kind !== ts.SyntaxKind.MinusToken;
  const over =
    ts.isTypeOperatorNode(constraint) && constraint.operator === ts.SyntaxKind.KeyOfKeyword
      ? reader.shape(constraint.type, scope)
      : null;
  const members = new Map<string, Member>();
  for (const key of over ? over.members.keys() : reader.keys(constraint, scope)) {
    const source = over?.members.get(key);
    const literal = ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(key));
    const bindings = new Map(scope.bindings).set(name.text, { node: literal, scope });
    // `T[K]` keeps the type of the member; any other type replaces it.
    const keeps = source && node.type && ts.isIndexedAccessTypeNode(node.type);
    // Slots were typed by their former names for a while.
    const isLower = node.nameType !== undefined && textOf(node.nameType).includes('Uncapitalize');
    const shown = isLower ? key.charAt(0).toLowerCase() + key.slice(1) : key;
    members.set(shown, {
      name: shown,
      type: source && keeps ? source.type : textOf(node.type),
      optional: isOptional ? true : (source?.optional ?? false),
      default: source?.default ?? null,
      deprecated: source?.deprecated ?? false,
      hidden: source?.hidden ?? false,
      node: keeps ? source.node : (node.type ?? null),
      method: keeps ? source.method : null,
      scope: keeps ? source.scope : { ...scope, bindings },
      others: keeps ? source.others : [],
    });
  }
  return { members, outside: over?.outside ?? new Set() };
}

/** Types of TypeScript and React that are made from other types; every other type is that of another package. */
export function utilityShape(reader: TypeReader, name: string, args: readonly Bound[]): Shape {
  const [first, second] = args;
  const base = () => (first ? reader.shape(first.node, first.scope) : empty());
  switch (name) {
    case 'Partial':
      return withOptional(base(), true);
    case 'Required':
      return withOptional(base(), false);
    case 'Readonly':
    case 'NonNullable':
    case 'PropsWithChildren':
    case 'React.PropsWithChildren':
    case 'WithOptional':
    case 'WithRequired':
    case 'MakeOptional':
    case 'MakeRequired':
    case 'DefaultizedProps':
    case 'Simplify':
    case 'Exclude':
    case 'Extract':
      return base();
    case 'Omit':
    case 'DistributiveOmit':
    case 'Pick': {
      const named = second ? reader.keys(second.node, second.scope) : new Set<string>();
      const { members, outside } = base();
      const kept = [...members].filter(([key]) => named.has(key) === (name === 'Pick'));
      return { members: new Map(kept), outside };
    }
    case 'Record': {
      const members = new Map<string, Member>();
      for (const key of first ? reader.keys(first.node, first.scope) : []) {
        const { node, scope } = second ?? first!;
        members.set(key, {
          name: key,
          type: textOf(node),
          optional: false,
          default: null,
          deprecated: false,
          hidden: false,
          node,
          method: null,
          scope,
          others: [],
        });
      }
      return { members, outside: new Set() };
    }
    case 'ReturnType': {
      const member = first && memberAt(reader, first);
      return member?.method?.type ? reader.shape(member.method.type, member.scope) : empty();
    }
    case 'React.ComponentProps':
    case 'React.ComponentPropsWithRef':
    case 'ComponentProps': {
      const component = first && reader.resolve(first.node, first.scope);
      const args =
        component && ts.isTypeReferenceNode(component.node)
          ? component.node.typeArguments
          : undefined;
      return component && args?.[0] ? reader.shape(args[0], component.scope) : empty();
    }
    case 'React.RefObject':
    case 'React.MutableRefObject':
    case 'RefObject':
    case 'MutableRefObject':
      return base();
    default:
      return { members: new Map(), outside: new Set([name]) };
  }
}
