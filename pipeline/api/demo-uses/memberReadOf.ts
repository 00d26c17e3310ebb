import ts from 'typescript';
import type { DemoSyntax } from './openDemoSyntax.ts';
import { unwrapped } from './literalsOf.ts';

/** Names read of a value, by `value.name` or by taking it apart. */
export interface MemberRead {
  from: { kind: 'value'; value: ts.Expression } | { kind: 'type'; type: ts.TypeNode };
  names: string[];
}

/** Members read of what each ref of a file holds. */
export type HeldMembers = ReadonlyMap<ts.Declaration, string[]>;

/** The members a node reads; null when it reads none. */
export function memberReadOf(node: ts.Node): MemberRead | null {
  if (ts.isPropertyAccessExpression(node)) {
    return { from: { kind: 'value', value: node.expression }, names: [node.name.text] };
  }
  const isDeclared = ts.isVariableDeclaration(node) || ts.isParameter(node);
  if (!isDeclared || !ts.isObjectBindingPattern(node.name)) {
    return null;
  }
  const names = node.name.elements.flatMap(({ propertyName, name, dotDotDotToken }) => {
    const read = propertyName ?? name;
    return !dotDotDotToken && ts.isIdentifier(read) ? [read.text] : [];
  });
  if (node.type) {
    return { from: { kind: 'type', type: node.type }, names };
  }
  return ts.isVariableDeclaration(node) && node.initializer
    ? { from: { kind: 'value', value: node.initializer }, names }
    : null;
}

/** The ref of `ref.current`, `ref.current!` and the like; null for any other value. */
export function refOf(value: ts.Expression): ts.Expression | null {
  const node = unwrapped(value);
  return ts.isPropertyAccessExpression(node) && node.name.text === 'current'
    ? unwrapped(node.expression)
    : null;
}

/** Finds for every ref of a file what is read of the value it holds. */
export function findHeldMembers(syntax: DemoSyntax): HeldMembers {
  const held = new Map<ts.Declaration, string[]>();
  const visit = (node: ts.Node): void => {
    const read = memberReadOf(node);
    const ref = read?.from.kind === 'value' ? refOf(read.from.value) : null;
    const declaration = ref && syntax.declarationOf(ref);
    if (read && declaration) {
      held.set(declaration, [...(held.get(declaration) ?? []), ...read.names]);
    }
    ts.forEachChild(node, visit);
  };
  visit(syntax.file);
  return held;
}
