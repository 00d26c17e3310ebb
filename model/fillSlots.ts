/** Puts values into the `{name}` slots of a text; a slot without a value stays as it is. */
export function fillSlots(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
}
