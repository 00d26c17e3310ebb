import { ts } from '#pipeline/api/typescript.ts';
import { readMember, type MemberFacts } from './memberFacts.ts';
import type { FileKey, Found, TypeSpace } from './TypeSpace.ts';

/** Where a type is written, and what the type parameters in it stand for. */
export interface Scope {
  file: FileKey;
  bindings: ReadonlyMap<string, { node: ts.TypeNode; scope: Scope } | null>;
}

/** A member with the type it was declared with. */
export interface Member extends MemberFacts {
  node: ts.TypeNode | null;
  /** The method that declares it; null for values. */
  method: ts.SignatureDeclarationBase | null;
  scope: Scope;
  /** Further types it has where an intersection declares it several times. */
  others: readonly Bound[];
}

/** The members of a type, and the types of other packages that it has members of besides. */
export interface Shape {
  members: Map<string, Member>;
  outside: Set<string>;
}

/** Types of a release by their syntax, without a type checker. */
export interface TypeReader {
  space: TypeSpace;
  shape(node: ts.TypeNode, scope: Scope): Shape;
  /** The members of an exported interface or alias. */
  shapeOf(found: Found): Shape;
  keys(node: ts.TypeNode, scope: Scope): Set<string>;
  /** Follows aliases, type parameters, and members to the type that says what it is. */
  resolve(
    node: ts.TypeNode,
    scope: Scope,
  ): { node: ts.TypeNode; scope: Scope; found: Found | null };
  enter(found: Found & { kind: 'declared' }, args: readonly Bound[]): Scope;
}

/** A type and where it is written. */
export interface Bound {
  node: ts.TypeNode;
  scope: Scope;
}

/** `GridProps`, `React.FC` */
export function referenceName(node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments): string {
  const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
  // Bundles number the namespaces they import.
  return name.getText().replace(/^React\$\d+\./, 'React.');
}

/** The text of a type on one line. */
export function textOf(node: ts.Node | undefined): string {
  if (node && node.pos < 0) {
    return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : '';
  }
  return node
    ? node
        .getText()
        .replace(/\s*\/\*[\s\S]*?\*\//g, '')
        .replace(/\s+/g, ' ')
    : 'any';
}

/** Type arguments and where they are written. */
export function bind(nodes: readonly ts.TypeNode[] | undefined, scope: Scope): Bound[] {
  return (nodes ?? []).map((node) => ({ node, scope }));
}

/** The members that an interface, a class or an object type has itself. */
export function literalShape(
  elements: readonly (ts.TypeElement | ts.ClassElement)[],
  scope: Scope,
): Shape {
  const members = new Map<string, Member>();
  for (const element of elements) {
    const facts = readMember(element);
    if (facts) {
      const isValue = ts.isPropertySignature(element) || ts.isPropertyDeclaration(element);
      const node = isValue ? (element.type ?? null) : null;
      const isMethod = ts.isMethodSignature(element) || ts.isMethodDeclaration(element);
      members.set(facts.name, {
        ...facts,
        node,
        method: isMethod ? element : null,
        scope,
        others: [],
      });
    }
  }
  return { members, outside: new Set() };
}

/** The same members, all optional or all required. */
export function withOptional({ members, outside }: Shape, optional: boolean): Shape {
  const changed = [...members].map(([name, member]) => [name, { ...member, optional }] as const);
  return { members: new Map(changed), outside };
}

/** The members of several types; the first that declares one counts. */
export function join(shapes: readonly Shape[]): Shape {
  const members = new Map<string, Member>();
  const outside = new Set<string>();
  for (const shape of shapes) {
    for (const [name, member] of shape.members) {
      const known = members.get(name);
      members.set(name, known ? withOther(known, member) : member);
    }
    shape.outside.forEach((name) => outside.add(name));
  }
  return { members, outside };
}

function withOther(known: Member, { node, scope, default: code }: Member): Member {
  const isNew = node !== null && node !== known.node;
  const others = isNew ? [...known.others, { node, scope }] : known.others;
  return { ...known, default: known.default ?? code, others };
}

/** A type without members. */
export function empty(): Shape {
  return { members: new Map(), outside: new Set() };
}
