import { ts } from '#pipeline/api/typescript.ts';
import {
  bind,
  type Bound,
  type Member,
  referenceName,
  type Scope,
  type TypeReader,
} from './TypeReader.ts';

/** `Store['method']` → the member it names. */
export function memberAt(reader: TypeReader, target: Bound): Member | undefined {
  if (!ts.isIndexedAccessTypeNode(target.node)) {
    return undefined;
  }
  const [key = ''] = reader.keys(target.node.indexType, target.scope);
  return reader.shape(target.node.objectType, target.scope).members.get(key);
}

/** `Parameters<Store['method']>[0]` → the type of that parameter. */
export function parameterOf(
  reader: TypeReader,
  node: ts.IndexedAccessTypeNode,
  scope: Scope,
): Bound | null {
  const { objectType, indexType } = node;
  const isCall = ts.isTypeReferenceNode(objectType) && referenceName(objectType) === 'Parameters';
  const [argument] = isCall ? bind(objectType.typeArguments, scope) : [];
  const member = argument && memberAt(reader, argument);
  const index = Number(indexType.getText());
  const type = member?.method?.parameters[index]?.type;
  return member && type ? { node: type, scope: member.scope } : null;
}

/** What `infer` stands for, where the checked type is a reference or an object written out. */
export function inferred(
  reader: TypeReader,
  node: ts.ConditionalTypeNode,
  scope: Scope,
): Scope['bindings'] {
  const bindings = new Map(scope.bindings);
  const pattern = node.extendsType;
  if (ts.isTypeReferenceNode(pattern) && pattern.typeArguments?.some(ts.isInferTypeNode)) {
    const checked = reader.resolve(node.checkType, scope);
    const isSame =
      ts.isTypeReferenceNode(checked.node) &&
      referenceName(checked.node) === referenceName(pattern);
    const args = isSame
      ? bind((checked.node as ts.TypeReferenceNode).typeArguments, checked.scope)
      : [];
    pattern.typeArguments.forEach((each, index) => {
      if (ts.isInferTypeNode(each)) {
        bindings.set(each.typeParameter.name.text, args[index] ?? null);
      }
    });
  }
  if (ts.isTypeLiteralNode(pattern)) {
    const { members } = reader.shape(node.checkType, scope);
    for (const element of pattern.members) {
      if (ts.isPropertySignature(element) && element.type && ts.isInferTypeNode(element.type)) {
        const member = members.get(element.name.getText());
        bindings.set(
          element.type.typeParameter.name.text,
          member?.node ? { node: member.node, scope: member.scope } : null,
        );
      }
    }
  }
  return bindings;
}
