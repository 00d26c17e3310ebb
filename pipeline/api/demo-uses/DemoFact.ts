/**
 * One thing a demo does with the library, as its syntax tells.
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
