import type { Plan } from '#model/Plan.ts';
import type { ts } from '#pipeline/api/typescript.ts';

/** `DataGridPremium` → `DataGrid`. */
export function communityName(component: string): string {
  return component.replace(/(Pro|Premium)$/, '');
}

/**
 * The plan a prop or slot needs: for a Pro or Premium variant of a component, the lowest plan whose variant has it.
 * A component without a community variant needs its plan as a whole, so its members are not marked.
 */
export function planOfMember(
  component: string,
  namesOf: (variant: string) => ReadonlySet<string> | null,
): (member: string) => Plan | null {
  const community = communityName(component);
  const isPremium = component.endsWith('Premium');
  const free = community === component ? null : namesOf(community);
  const pro = isPremium ? namesOf(`${community}Pro`) : null;
  return (member) => {
    if (!free || free.has(member)) {
      return null;
    }
    return isPremium && !pro?.has(member) ? 'premium' : 'pro';
  };
}

const order: (Plan | null)[] = [null, 'pro', 'premium'];

/** Plan of the package that declares a symbol: higher plans add members to the types of lower ones. */
export function planOfDeclaration(symbol: ts.Symbol): Plan | null {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const [, plan] = /node_modules\/@mui\/x-[a-z-]+?-(pro|premium)\//.exec(file) ?? [];
  return plan === 'pro' || plan === 'premium' ? plan : null;
}

/** The lower of two plans. */
export function lowerPlan(a: Plan | null, b: Plan | null): Plan | null {
  return order.indexOf(a) <= order.indexOf(b) ? a : b;
}
