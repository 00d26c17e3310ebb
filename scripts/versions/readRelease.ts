import { ts } from '#pipeline/api/typescript.ts';
import { type ItemKind, itemKey } from '#model/versions/itemKey.ts';
import { callableOf } from './callables.ts';
import { oneLine, readComment, signatureText } from './memberFacts.ts';
import { bundleName } from './fetchTypes.ts';
import type { ItemState, ReleaseItems } from './ReleaseItems.ts';
import type { FileKey, Found, TypeSpace } from './TypeSpace.ts';
import { openTypeReader } from './openTypeReader.ts';
import type { Member, Shape, TypeReader } from './TypeReader.ts';

/** What of a package is read member by member. */
export interface ReadingScope {
  package: string;
  /** Packages of its product that it builds on. */
  below: readonly string[];
  /** Folders readers import from, besides the root. */
  subpaths: readonly string[];
  interfaces: readonly string[];
  eventLookup: string | null;
}

/** Everything a release exports, and the members of its components, hooks, events, and documented interfaces. */
export function readRelease(space: TypeSpace, scope: ReadingScope): ReleaseItems {
  const reader = openTypeReader(space);
  const items: ReleaseItems = new Map();
  for (const [name, found] of listExports(space, scope)) {
    const own =
      (found.kind === 'declared' && isOwn(found.file, scope)) || isFirst(name, space, scope);
    if (!isStub(found)) {
      items.set(itemKey(name), { ...exportState(found), own });
      addMembers(name, found, scope, reader, items);
    }
  }
  return items;
}

/** Whether no package below exports the name, wherever it is declared. */
function isFirst(name: string, space: TypeSpace, { below }: ReadingScope): boolean {
  return below.every((base) => !space.findExport({ package: base, path: 'index.d.ts' }, name));
}

/** A bundle also has what the package builds on, so it cannot tell. */
function isOwn({ package: name, path }: FileKey, scope: ReadingScope): boolean {
  return name === scope.package && (scope.below.length === 0 || path !== `${bundleName}.d.ts`);
}

function listExports(space: TypeSpace, scope: ReadingScope): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const path of ['index.d.ts', ...scope.subpaths.map((each) => `${each}/index.d.ts`)]) {
    const file: FileKey = { package: scope.package, path };
    for (const name of space.exportNames(file)) {
      const declared = found.has(name) ? null : space.findExport(file, name);
      if (declared) {
        found.set(name, declared);
      }
    }
  }
  return found;
}

/** Plans below the one that has a component export a function that only says so. */
function isStub(found: Found): boolean {
  const [statement] = found.kind === 'declared' ? found.statements : [];
  return (
    statement !== undefined &&
    ts.isFunctionDeclaration(statement) &&
    statement.parameters.length === 0 &&
    statement.type?.getText() === 'null' &&
    readComment(statement).deprecated
  );
}

function exportState(found: Found): { type: string | null; default: null; deprecated: boolean } {
  const node = found.kind === 'declared' ? (found.statements[0] ?? found.variable) : null;
  if (!node) {
    return { type: null, default: null, deprecated: false };
  }
  const commented = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return { type: exportType(node), default: null, deprecated: readComment(commented).deprecated };
}

/** The type of functions and of aliases that are short enough to be a value; objects are compared by their members. */
function exportType(node: ts.Node): string | null {
  if (ts.isFunctionDeclaration(node)) {
    return signatureText(node);
  }
  if (ts.isTypeAliasDeclaration(node) && !ts.isTypeLiteralNode(node.type)) {
    return oneLine(node.type);
  }
  return null;
}

function addMembers(
  name: string,
  found: Found,
  scope: ReadingScope,
  reader: TypeReader,
  items: ReleaseItems,
): void {
  const add = (kind: ItemKind, { members }: Shape) => {
    for (const member of members.values()) {
      if (!member.hidden) {
        items.set(itemKey(name, kind, member.name), memberState(member, kind, scope));
      }
    }
  };
  if (name === scope.eventLookup) {
    add('event', reader.shapeOf(found));
    return;
  }
  if (scope.interfaces.includes(name)) {
    add('property', reader.shapeOf(found));
    return;
  }
  const isHook = /^(unstable_)?use[A-Z]/i.test(name);
  const isComponent = /^[A-Z][a-z0-9]*[A-Z]?[a-z]/.test(name);
  const callable = isHook || isComponent ? callableOf(found, reader) : null;
  const [first, ...others] = callable?.parameters ?? [];
  const parameter = first?.node && callable ? reader.shape(first.node, callable.scope) : null;
  if (isHook && callable) {
    for (const each of callable.parameters) {
      const type = oneLine(each.node ?? undefined);
      const state = { type, default: null, deprecated: false, own: true };
      items.set(itemKey(name, 'argument', each.name), state);
    }
    if (parameter && others.length === 0) {
      add('parameter', parameter);
    }
    if (callable.returns) {
      add('result', reader.shape(callable.returns, callable.scope));
    }
  } else if (callable?.isComponent && parameter) {
    add('prop', parameter);
    addInherited(name, parameter, items);
    add('slot', memberShape(parameter, 'slots', reader));
    add('class', classesOf(name, found, parameter, reader));
  }
}

/** Props that elements and most components of other packages have. */
const commonProps =
  'aria-label aria-labelledby children className color disabled id role size startIcon style sx tabIndex title touchRippleRef onBlur onChange onClick onFocus onKeyDown onMouseDown'.split(
    ' ',
  );

/** A prop that a package declares today may have come from the type of an element before, so that it is not new. */
function addInherited(name: string, { outside }: Shape, items: ReleaseItems): void {
  for (const prop of outside.size > 0 ? commonProps : []) {
    const key = itemKey(name, 'prop', prop);
    if (!items.has(key)) {
      const unknown = { type: null, default: null, deprecated: false };
      items.set(key, { ...unknown, own: false, inherited: true });
    }
  }
}

function classesOf(name: string, found: Found, props: Shape, reader: TypeReader): Shape {
  const fromProp = memberShape(props, 'classes', reader);
  if (fromProp.members.size > 0 || found.kind !== 'declared') {
    return fromProp;
  }
  const object = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`;
  const root: FileKey = { package: found.file.package, path: 'index.d.ts' };
  const classes = reader.space.findExport(root, object);
  return classes?.kind === 'declared' && classes.variable?.type
    ? reader.shape(classes.variable.type, { file: classes.file, bindings: new Map() })
    : fromProp;
}

function memberShape({ members }: Shape, name: string, reader: TypeReader): Shape {
  const member = members.get(name);
  const parts = member?.node ? [{ node: member.node, scope: member.scope }, ...member.others] : [];
  const shapes = parts.map(({ node, scope }) => reader.shape(node, scope));
  return {
    members: new Map(shapes.flatMap((shape) => [...shape.members]).toReversed()),
    outside: new Set(shapes.flatMap((shape) => [...shape.outside])),
  };
}

/** Of classes and slots only the name matters to readers, not how their type is written. */
function memberState(member: Member, kind: ItemKind, scope: ReadingScope): ItemState {
  const { type, deprecated } = member;
  const isNamed = kind === 'class' || kind === 'slot';
  return {
    type: isNamed ? null : type,
    default: member.default,
    deprecated,
    own: isOwn(member.scope.file, scope),
  };
}
