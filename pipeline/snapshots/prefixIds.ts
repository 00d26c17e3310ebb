const references =
  /\s(?:for|aria-(?:labelledby|describedby|controls|owns|activedescendant))="[^"]*"/g;

/**
 * Gives every id of a piece of HTML a prefix, and follows it in whatever refers to one.
 * On a page many demos stand together, and what a component makes up in Node is often the same in each of them.
 */
export function prefixIds(html: string, prefix: string): string {
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''));
  const renamed = (id: string) => (ids.has(id) ? prefix + id : id);
  return html
    .replace(/(\sid=")([^"]+)"/g, (_match, start: string, id: string) => `${start}${renamed(id)}"`)
    .replace(references, (attribute) =>
      attribute.replace(
        /"([^"]*)"/,
        (_match, list: string) => `"${list.split(' ').map(renamed).join(' ')}"`,
      ),
    )
    .replace(
      /(url\(#|href="#)([^)"]+)/g,
      (_match, start: string, id: string) => start + renamed(id),
    );
}
