/** Names of the properties of a constant, which has no others than its type says. */
export function keysOf<Name extends string>(constant: Readonly<Record<Name, unknown>>): Name[] {
  // TypeScript allows objects to have more properties than their type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(constant) as Name[];
}
