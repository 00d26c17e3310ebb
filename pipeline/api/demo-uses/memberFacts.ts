import { ts } from '#pipeline/api/typescript.ts';
import type { DemoFact } from './DemoFact.ts';
import { type DemoSyntax, typeNameOf } from './openDemoSyntax.ts';
import { calleeName, unwrapped } from './literalFacts.ts';

/** What a value is known to be. */
export type Origin = { kind: 'result' | 'typeMember' | 'exportMember'; of: string };

/** The members a node reads of class names, of what hooks return, and of values whose type the source says. */
export function memberFacts(node: ts.Node, syntax: DemoSyntax): DemoFact[] {
  const read = memberReadOf(node);
  if (!read) {
    return [];
  }
  const type = read.from.kind === 'type' ? typeNameOf(read.from.type, syntax) : null;
  const origin: Origin | null =
    read.from.kind === 'value'
      ? originOf(read.from.value, syntax)
      : type === null
        ? null
        : { kind: 'typeMember', of: type };
  return origin ? read.names.map((name) => ({ ...origin, name })) : [];
}

/** Where a value comes from: an export itself, a hook's result, something annotated; null when the syntax does not say. */
export function originOf(value: ts.Expression, syntax: DemoSyntax): Origin | null {
  const ref = refOf(value);
  if (ref) {
    return originOfName(ref, syntax, true);
  }
  const node = unwrapped(value);
  const exported = syntax.exportOf(node);
  if (exported) {
    return { kind: 'exportMember', of: exported };
  }
  return ts.isCallExpression(node)
    ? originOfCall(node, syntax, false)
    : originOfName(node, syntax, false);
}

function originOfName(node: ts.Expression, syntax: DemoSyntax, isHeld: boolean): Origin | null {
  const declaration = syntax.declarationOf(node);
  const isNamed =
    declaration && (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration));
  if (!isNamed || !ts.isIdentifier(declaration.name)) {
    return null;
  }
  if (declaration.type) {
    const type = isHeld ? null : typeNameOf(declaration.type, syntax);
    return type === null ? null : { kind: 'typeMember', of: type };
  }
  const value = declaration.initializer && unwrapped(declaration.initializer);
  return value && ts.isCallExpression(value) ? originOfCall(value, syntax, isHeld) : null;
}

function originOfCall(call: ts.CallExpression, syntax: DemoSyntax, isHeld: boolean): Origin | null {
  const hook = syntax.exportOf(call.expression);
  if (hook) {
    return { kind: 'result', of: hook };
  }
  const type =
    isHeld && calleeName(call) === 'useRef' ? typeNameOf(call.typeArguments?.[0], syntax) : null;
  return type === null ? null : { kind: 'typeMember', of: type };
}

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

/** The event a call listens to, by `apiRef.current.subscribeEvent(name, …)` or `useGridEvent(apiRef, name, …)`. */
export function eventFacts(node: ts.Node, syntax: DemoSyntax): DemoFact[] {
  if (!ts.isCallExpression(node)) {
    return [];
  }
  const callee = node.expression;
  if (ts.isPropertyAccessExpression(callee) && callee.name.text === 'subscribeEvent') {
    // Another product's components have events too; the ref says whose these are.
    const origin = originOf(callee.expression, syntax);
    return origin?.kind === 'result' ? named(node.arguments[0], origin.of) : [];
  }
  const hook = syntax.exportOf(callee);
  return hook && /:useGridEvent(Priority)?$/.test(hook) ? named(node.arguments[1], hook) : [];
}

function named(name: ts.Expression | undefined, source: string): DemoFact[] {
  const [product = ''] = source.split(':');
  return name && ts.isStringLiteralLike(name) ? [{ kind: 'event', product, name: name.text }] : [];
}
