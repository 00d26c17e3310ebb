/** Commercial plan a page or a feature belongs to; absent means the free community plan. */
export type Plan = 'pro' | 'premium';

/** The commercial plans, the higher one last. */
export const plans: readonly Plan[] = ['pro', 'premium'];

const paidImport = /\bfrom\s+['"]@mui\/x-[a-z-]+-(pro|premium)(?:\/[^'"]*)?['"]/g;

/** The highest plan whose packages a demo's files import; null when all of them are free. */
export function planOfCode(files: readonly string[]): Plan | null {
  const found = files.flatMap((code) => [...code.matchAll(paidImport)].map(([, plan]) => plan));
  return plans.findLast((plan) => found.includes(plan)) ?? null;
}

/** The higher of two plans; null is the free community plan. */
export function higherPlan(a: Plan | null, b: Plan | null): Plan | null {
  if (a === 'premium' || b === 'premium') {
    return 'premium';
  }
  return a ?? b;
}
