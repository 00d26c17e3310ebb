/** File below `content/` of a demo, or of one styling of it: `…/items/Basic`, `…/items/Cards/tailwind`. */
export function demoFile(id: string): string {
  const parts = id.split('/');
  const isVariant = /^[a-z]/.test(parts.at(-1) ?? '');
  parts.splice(isVariant ? -2 : -1, 0, 'demos');
  return `${parts.join('/')}.tsx`;
}
