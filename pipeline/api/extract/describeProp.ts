import { ts } from '#pipeline/api/typescript.ts';
import type { ApiParameter, ApiProp, ApiSignature } from '#model/api/Api.ts';
import { rowId, type RowSection } from '#model/api/rowId.ts';
import type { Plan } from '#model/Plan.ts';
import type { ApiContext } from './ApiContext.ts';
import { formatPropertyType, formatReturnType } from './formatType.ts';
import { type JsDoc, readJsDoc } from './readJsDoc.ts';
import { toDeprecation, toDescription, toInlineDescription } from './toDescription.ts';

/** What a property belongs to: page, section, and the type parameters its type may name. */
export interface PropertyOwner {
  name: string;
  section: RowSection;
  typeParameters: ReadonlySet<string>;
  planOf(name: string): Plan | null;
}

/** A property of a type → a row; null when its comment hides it. */
export function describeProp(
  symbol: ts.Symbol,
  owner: PropertyOwner,
  context: ApiContext,
): ApiProp | null {
  const { checker, findLink } = context;
  const doc = readJsDoc(symbol, checker);
  if (doc.isHidden) {
    return null;
  }
  const type = checker.getTypeOfSymbol(symbol);
  return {
    name: symbol.name,
    rowId: rowId(owner.name, owner.section, symbol.name),
    type: formatPropertyType(symbol, type, owner.typeParameters, context),
    required: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    default: doc.default,
    deprecation: toDeprecation(doc.deprecation, findLink),
    description: toDescription(doc.text, findLink),
    signature: describeSignature(type, doc, owner.typeParameters, context),
    plan: owner.planOf(symbol.name),
    demos: [],
  };
}

/** Required rows first, each group in alphabetical order. */
export function sortProps(props: readonly ApiProp[]): ApiProp[] {
  return [...props].sort(
    (a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name, 'en'),
  );
}

/** How a value is called; null when it is no function, or one of several alternatives. */
export function describeSignature(
  type: ts.Type,
  doc: JsDoc,
  typeParameters: ReadonlySet<string>,
  context: ApiContext,
): ApiSignature | null {
  const { checker } = context;
  const signature = callSignature(checker.getNonNullableType(type));
  if (!signature) {
    return null;
  }
  const parameters = signature.getParameters().map((parameter) => {
    const description = doc.parameters.get(parameter.name) ?? '';
    return describeParameter(parameter, description, typeParameters, context);
  });
  return {
    parameters: [...parameters, ...nestedParameters(doc, parameters, context)],
    returns: {
      type: formatReturnType(signature, typeParameters, context),
      description: toInlineDescription(doc.returns, context.findLink),
    },
  };
}

/** A parameter with its type and what is said about it. */
export function describeParameter(
  parameter: ts.Symbol,
  description: string,
  typeParameters: ReadonlySet<string>,
  context: ApiContext,
): ApiParameter {
  // A destructured parameter has no name of its own.
  const name = parameter.name.replace(/^__\d+$/, 'parameters');
  const [declaration] = parameter.declarations ?? [];
  const isDeclared = declaration !== undefined && ts.isParameter(declaration);
  const isRest = isDeclared && declaration.dotDotDotToken !== undefined;
  const isOptional = isDeclared && context.checker.isOptionalParameter(declaration);
  return {
    name: isRest ? `...${name}` : name,
    type: formatPropertyType(
      parameter,
      context.checker.getTypeOfSymbol(parameter),
      typeParameters,
      context,
    ),
    optional: isOptional,
    description: toInlineDescription(description, context.findLink),
  };
}

/** Comments explain fields of a parameter as `params.id`; they follow the parameter itself. */
function nestedParameters(
  doc: JsDoc,
  parameters: readonly ApiParameter[],
  context: ApiContext,
): ApiParameter[] {
  const names = new Set(parameters.map(({ name }) => name));
  return [...doc.parameters].flatMap(([name, description]) => {
    const isNested = name.includes('.') && names.has(name.split('.', 1)[0] ?? '');
    return isNested
      ? [
          {
            name,
            type: { kind: 'plain' as const, tokens: [] },
            optional: false,
            description: toInlineDescription(description, context.findLink),
          },
        ]
      : [];
  });
}

function callSignature(type: ts.Type): ts.Signature | null {
  const signatures = type.getCallSignatures();
  return signatures.length === 1 ? (signatures[0] ?? null) : null;
}
