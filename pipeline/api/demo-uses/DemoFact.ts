/**
 * One thing a demo does with the library, as far as its syntax shows.
 * Products share some names, so an export carries its product: `charts:Toolbar`.
 */
export type DemoFact =
  /** It refers to an export. */
  | { kind: 'export'; of: string }
  /** It renders a component. */
  | { kind: 'component'; of: string }
  /** It sets an attribute of a component. */
  | { kind: 'attribute'; of: string; name: string }
  /** It writes a key of an object that it gives to an attribute. */
  | { kind: 'attributeKey'; of: string; attribute: string; name: string }
  /** It reads a member of what a ref holds that it gives to an attribute. */
  | { kind: 'heldMember'; of: string; attribute: string; name: string }
  /** It writes or reads a member of a value of a type. */
  | { kind: 'typeMember'; of: string; name: string }
  /** It writes a key of the object it calls a hook with. */
  | { kind: 'parameter'; of: string; name: string }
  /** It reads a member of what a hook returned, or of what the returned ref holds. */
  | { kind: 'result'; of: string; name: string }
  /** It reads a member of an exported object: `gridClasses.row`. */
  | { kind: 'exportMember'; of: string; name: string }
  /** It writes a class name in a selector, without its dot. */
  | { kind: 'className'; name: string }
  /** It listens to an event by name. */
  | { kind: 'event'; product: string; name: string };

/** A demo on its page, and what it does with the library. */
export interface DemoUse {
  /** Path of the page without language. */
  path: string;
  demo: string;
  facts: DemoFact[];
}

/** The class names of components that a style sheet or a selector writes; state classes belong to no component alone. */
export function classNameFacts(text: string): DemoFact[] {
  const selectors = text.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...selectors.matchAll(/\.(Mui[A-Z]\w*-[\w-]+)/g)].map((match) => ({
    kind: 'className',
    name: match[1] ?? '',
  }));
}

/** Facts without repetitions. */
export function uniqueFacts(facts: readonly DemoFact[]): DemoFact[] {
  return [...new Map(facts.map((fact) => [JSON.stringify(fact), fact])).values()];
}
