import type { DemoFact } from './DemoFact.ts';

/** The class names of components that a style sheet or a selector writes; state classes belong to no component alone. */
export function classNameFacts(text: string): DemoFact[] {
  const selectors = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...selectors.matchAll(/\.(Mui[A-Z]\w*-[\w-]+)/g)].map((match) => ({
    kind: 'className',
    name: match[1] ?? '',
  }));
}
