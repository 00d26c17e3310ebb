import { ts } from '#pipeline/api/typescript.ts';
import type { InterfaceApi } from '#model/api/Api.ts';
import { higherPlan, type Plan } from '#model/Plan.ts';
import type { ApiContext } from './ApiContext.ts';
import { exportBase } from './apiBase.ts';
import { describeProp, sortProps } from './describeProp.ts';
import { fullSymbol, type PublicExport } from './listExports.ts';
import { lowerPlan, planOfDeclaration } from './planOfMember.ts';
import { readTypeParameters } from './declaredType.ts';

/** An object type with its properties, each with the lowest plan that has it. */
export function describeInterface(found: PublicExport, context: ApiContext): InterfaceApi {
  const { checker } = context;
  const symbol = fullSymbol(found);
  const { text, names } = readTypeParameters(found.symbol);
  const properties = membersOf(symbol, checker);
  const plans = plansByMember(found, checker);
  return {
    ...exportBase(found, context),
    kind: 'interface',
    featured: true,
    typeParameters: text,
    properties: sortProps(
      properties.flatMap((property) => {
        const plan = plans.get(property.name) ?? null;
        const owner = {
          name: found.name,
          section: 'prop' as const,
          typeParameters: names,
          planOf: () => (plan === found.plan ? null : plan),
        };
        return describeProp(property, owner, context) ?? [];
      }),
    ),
  };
}

/**
 * The lowest plan that has each member: a plan's package may declare the type anew, or add members to the type of a
 * lower plan, in which case the member's own declaration decides.
 */
function plansByMember(found: PublicExport, checker: ts.TypeChecker): Map<string, Plan | null> {
  const plans = new Map<string, Plan | null>();
  for (const [plan, symbol] of found.symbolByPlan) {
    for (const member of membersOf(symbol, checker)) {
      const needed = higherPlan(plan, planOfDeclaration(member));
      const known = plans.get(member.name);
      plans.set(member.name, known === undefined ? needed : lowerPlan(known, needed));
    }
  }
  return plans;
}

/** The properties of a type; of a ref, those of the object it holds. */
function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol[] {
  const members = allProperties(checker.getDeclaredTypeOfSymbol(symbol), checker);
  const [current, ...others] = members;
  return current?.name === 'current' && others.length === 0
    ? checker.getPropertiesOfType(checker.getNonNullableType(checker.getTypeOfSymbol(current)))
    : members;
}

/**
 * The properties of a type. One that depends on its parameters, as an axis does on its scale, has the properties of
 * every alternative; each is described as the first alternative declares it.
 */
function allProperties(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  const resolved =
    type.flags & ts.TypeFlags.Conditional ? checker.getBaseConstraintOfType(type) : undefined;
  if (!resolved?.isUnion()) {
    return checker.getPropertiesOfType(type);
  }
  const properties = new Map<string, ts.Symbol>();
  for (const property of resolved.types.flatMap((each) => checker.getPropertiesOfType(each))) {
    // What all alternatives have is described with the types of all.
    const shared = checker.getPropertyOfType(resolved, property.name);
    properties.set(property.name, properties.get(property.name) ?? shared ?? property);
  }
  return [...properties.values()];
}
