import type ts from 'typescript';
import type { Plan } from '#model/NavEntry.ts';

const order: (Plan | null)[] = [null, 'pro', 'premium'];

/** Plan of the package that declares a symbol: higher plans add members to the types of lower ones. */
export function planOfDeclaration(symbol: ts.Symbol): Plan | null {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const [, plan] = /node_modules\/@mui\/x-[a-z-]+?-(pro|premium)\//.exec(file) ?? [];
  return plan === 'pro' || plan === 'premium' ? plan : null;
}

/** The higher of two plans. */
export function higherPlan(a: Plan | null, b: Plan | null): Plan | null {
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}

/** The lower of two plans. */
export function lowerPlan(a: Plan | null, b: Plan | null): Plan | null {
  return order.indexOf(a) <= order.indexOf(b) ? a : b;
}
