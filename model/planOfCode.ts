import type { Plan } from './NavEntry.ts';

const paidImport = /\bfrom\s+['"]@mui\/x-[a-z-]+-(pro|premium)(?:\/[^'"]*)?['"]/g;

/** The highest plan whose packages a demo's files import; null when all of them are free. */
export function planOfCode(files: readonly string[]): Plan | null {
  const plans = files.flatMap((code) => [...code.matchAll(paidImport)].map(([, plan]) => plan));
  if (plans.includes('premium')) {
    return 'premium';
  }
  return plans.includes('pro') ? 'pro' : null;
}
