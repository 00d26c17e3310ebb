const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** What a reader reads of a piece of HTML: without code listings, controls and tags. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<(pre|button|figure|nav|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<\/(p|li|h\d|t[dhr]|dt|dd|div)>|<br\s*\/?>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
      const code = hex ? parseInt(hex, 16) : Number(decimal);
      return name ? (entities[name] ?? whole) : String.fromCodePoint(code);
    })
    .replaceAll(/\s+/g, ' ')
    .trim();
}
