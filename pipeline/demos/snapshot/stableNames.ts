import { hashOf } from '#pipeline/cache/DiskCache.ts';

/** What has names in a snapshot. */
interface Named {
  html: string;
  /** Emotion's rules by the part of their class that Emotion made. */
  rules: Record<string, string>;
}

/**
 * Gives a snapshot names that are its own on a page and the same in every build, whatever was rendered before it:
 * ids with a prefix, rules and style sheets named by their text.
 */
export function stableNames(
  { html, rules, sheets }: Named & { sheets: readonly string[] },
  prefix: string,
): Named {
  const prefixed = prefixIds({ html, rules }, prefix);
  const named = nameGridVariables(prefixed.html, sheets);
  const sheetRules = named.sheets.map((css) => [hashOf([css]).slice(0, 8), css]);
  return {
    html: named.html,
    rules: { ...prefixed.rules, ...(Object.fromEntries(sheetRules) as Named['rules']) },
  };
}

const references =
  /\s(?:for|aria-(?:labelledby|describedby|controls|owns|activedescendant))="[^"]*"/g;

/** What React makes for `useId`, alone or within a longer id; the number depends on what was rendered before. */
const made = /_r_[0-9a-z]+_/g;

/**
 * Adds a prefix to every id in the HTML and to all references to it, and numbers those that React made from zero.
 * The ids that components generate are often the same in several demos of a page. What repeats an id loses it.
 */
function prefixIds({ html, rules }: Named, prefix: string): Named {
  const numbers = new Map<string, string>();
  const number = (text: string) =>
    text.replace(made, (id) => {
      const found = numbers.get(id) ?? String(numbers.size);
      numbers.set(id, found);
      return `_${found}_`;
    });
  const numbered = number(html);
  const ids = new Set([...numbered.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''));
  const renamed = (id: string) => (ids.has(id) ? prefix + id : id);
  const written = new Set<string>();
  const prefixed = numbered
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
  const renameInRule = (css: string) =>
    number(css).replace(/(?<=url\(#)[^)]+/g, (id) => renamed(id));
  return renameRules(prefixed, rules, renameInRule);
}

/** Changes rules and gives those that changed another class: Emotion made the old one of the old text. */
function renameRules(html: string, rules: Named['rules'], rename: (css: string) => string): Named {
  let result = html;
  const entries = Object.entries(rules).map(([name, css]) => {
    const changed = rename(css);
    if (changed === css) {
      return [name, css];
    }
    const label = /-.*/.exec(name)?.[0] ?? '';
    const newName = hashOf([changed.replaceAll(name, '')]).slice(0, 8) + label;
    result = result.replaceAll(`css-${name}`, `css-${newName}`);
    return [newName, changed.replaceAll(`css-${name}`, `css-${newName}`)];
  });
  return { html: result, rules: Object.fromEntries(entries) as Named['rules'] };
}

/** A grid's class for its variables; the number is made of the whole theme, also of what no variable shows. */
const variables = /MuiDataGridVariables-\d+/g;

function nameGridVariables(html: string, sheets: readonly string[]) {
  const names = new Map(
    sheets.flatMap((css) => {
      const text = css.replaceAll(variables, '');
      return (css.match(variables) ?? []).map((name) => [
        name,
        `MuiDataGridVariables-${hashOf([text]).slice(0, 8)}`,
      ]);
    }),
  );
  const rename = (text: string) => text.replace(variables, (name) => names.get(name) ?? name);
  return { html: rename(html), sheets: sheets.map(rename) };
}
