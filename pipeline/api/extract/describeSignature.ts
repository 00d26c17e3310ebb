import ts from 'typescript';
import type { ApiParameter, ApiSignature } from '#model/api/ApiSignature.ts';
import type { ApiContext } from './ApiContext.ts';
import { docToInlineHtml } from './docToHtml.ts';
import { formatPropertyType, formatReturnType } from './formatType.ts';
import type { JsDoc } from './readJsDoc.ts';

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
      descriptionHtml: docToInlineHtml(doc.returns, context.findLink),
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
    descriptionHtml: docToInlineHtml(description, context.findLink),
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
            descriptionHtml: docToInlineHtml(description, context.findLink),
          },
        ]
      : [];
  });
}

function callSignature(type: ts.Type): ts.Signature | null {
  const signatures = type.getCallSignatures();
  return signatures.length === 1 ? (signatures[0] ?? null) : null;
}
