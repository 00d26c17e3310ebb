const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Characters written as entities in HTML, as themselves; a name we never write stays as it is. */
export function decodeEntities(html: string): string {
  return html.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return name ? (named[name] ?? whole) : String.fromCodePoint(code);
  });
}
