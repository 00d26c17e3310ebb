import { ts } from '#pipeline/api/typescript.ts';
import type { ApiProp, HookApi } from '#model/api/Api.ts';
import type { RowSection } from '#model/api/rowId.ts';
import type { ApiContext } from './ApiContext.ts';
import { isOwnProperty } from './componentProps.ts';
import { exportBase } from './apiBase.ts';
import { describeParameter, describeProp, sortProps } from './describeProp.ts';
import { formatReturnType } from './formatType.ts';
import type { PublicExport } from './listExports.ts';
import { readJsDoc } from './readJsDoc.ts';
import { toInlineDescription } from './toDescription.ts';

/** A hook with its parameters and its return value; of several overloads the one with the most parameters. */
export function describeHook(found: PublicExport, context: ApiContext): HookApi | null {
  const { checker, findLink } = context;
  const signature = [...checker.getTypeOfSymbol(found.symbol).getCallSignatures()].sort(
    (a, b) => b.getParameters().length - a.getParameters().length,
  )[0];
  if (!signature) {
    return null;
  }
  const doc = readJsDoc(found.symbol, checker);
  const typeParameters = signature.getTypeParameters() ?? [];
  const names = new Set(typeParameters.map(({ symbol }) => symbol.name));
  const [first, ...others] = signature.getParameters();
  const returned = signature.getReturnType();
  const propertiesOf = (type: ts.Type, section: RowSection) =>
    describeProperties(type, { name: found.name, section, names }, context);
  return {
    ...exportBase(found, context),
    kind: 'hook',
    featured: doc.text !== '' && doc.deprecation === null && !/^unstable_/i.test(found.name),
    typeParameters: typeParametersText(typeParameters),
    parameters: signature
      .getParameters()
      .map((parameter) =>
        describeParameter(parameter, doc.parameters.get(parameter.name) ?? '', names, context),
      ),
    parameterProperties:
      first && others.length === 0
        ? propertiesOf(checker.getNonNullableType(checker.getTypeOfSymbol(first)), 'parameter')
        : [],
    returns: {
      type: formatReturnType(signature, names, context),
      description: toInlineDescription(doc.returns, findLink),
    },
    returnProperties: propertiesOf(checker.getNonNullableType(returned), 'return'),
  };
}

function typeParametersText(typeParameters: readonly ts.TypeParameter[]): string {
  const texts = typeParameters.flatMap(({ symbol }) =>
    (symbol.declarations ?? []).slice(0, 1).map((declaration) => declaration.getText()),
  );
  return texts.length === 0 ? '' : `<${texts.join(', ').replace(/\s+/g, ' ')}>`;
}

/** The properties of a plain object type; what has a page of its own, and values such as arrays, are left to their type. */
function describeProperties(
  type: ts.Type,
  { name, section, names }: { name: string; section: RowSection; names: ReadonlySet<string> },
  context: ApiContext,
): ApiProp[] {
  const { checker } = context;
  const typeName = (type.aliasSymbol ?? type.symbol)?.name ?? '';
  const isPlain = (type.flags & ts.TypeFlags.Object) !== 0 || type.isIntersection();
  if (!isPlain || checker.isArrayLikeType(type) || type.getCallSignatures().length > 0) {
    return [];
  }
  if (context.hasPage(typeName)) {
    return [];
  }
  const owner = { name, section, typeParameters: names, planOf: () => null };
  return sortProps(
    checker
      .getPropertiesOfType(type)
      .filter(isOwnProperty)
      .flatMap((property) => describeProp(property, owner, context) ?? []),
  );
}
