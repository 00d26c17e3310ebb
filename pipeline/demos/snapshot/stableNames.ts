const references =
  /\s(?:for|aria-(?:labelledby|describedby|controls|owns|activedescendant))="[^"]*"/g;

/** What React makes for `useId`, alone or within a longer id; the number depends on what was rendered before. */
const made = /_r_[0-9a-z]+_|«r[0-9a-z]+»|:r[0-9a-z]+:/g;

/**
 * Adds a prefix to every id in the HTML and to all references to it, and numbers those that React made from zero.
 * The ids that components generate are often the same in several demos of a page. What repeats an id loses it.
 */
export function prefixIds(html: string, prefix: string): string {
  const numbers = new Map<string, string>();
  const numbered = html.replace(made, (id) => {
    const number = numbers.get(id) ?? String(numbers.size);
    numbers.set(id, number);
    return `_${number}_`;
  });
  const ids = new Set([...numbered.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''));
  const renamed = (id: string) => (ids.has(id) ? prefix + id : id);
  const written = new Set<string>();
  return numbered
    .replace(/\sid="([^"]+)"/g, (_match, id: string) => {
      // Some components give one id to several elements; browsers find the first.
      const attribute = written.has(id) ? '' : ` id="${renamed(id)}"`;
      written.add(id);
      return attribute;
    })
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
