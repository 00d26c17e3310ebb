import type { Theme } from '@mui/material/styles';

type Variables = Record<string, string | number>;

/** Definitions of a theme's variables that a piece of HTML and CSS uses, in both color modes. */
export function snapshotVariables(theme: Theme, text: string): string {
  const { light, dark } = modeVariables(theme, text);
  return [
    `:root{${light}}`,
    `[data-mui-color-scheme="dark"]{${dark}}`,
    // Without script nobody sets the attribute; the operating system decides.
    `@media (prefers-color-scheme:dark){:root:not([data-js]){${dark}}}`,
  ].join('');
}

/** The declarations of the variables that a piece of HTML and CSS uses: all of them in light mode, those that differ in dark mode. */
export function modeVariables(theme: Theme, text: string): Record<'light' | 'dark', string> {
  const [shared = {}, light = {}, dark = {}] = sheetsOf(theme).sheets;
  const used = usedVariables(text, [shared, light, dark]);
  return { light: rule({ ...shared, ...light }, used), dark: rule(dark, used) };
}

/** Values of all variables of a theme in light mode, for sizes, which do not depend on the mode. */
export function themeVariables(theme: Theme): Record<string, string> {
  return sheetsOf(theme).values;
}

function usedVariables(text: string, definitions: Variables[]): Set<string> {
  const used = new Set<string>();
  const queue = [text];
  for (let piece = queue.pop(); piece !== undefined; piece = queue.pop()) {
    for (const [name] of piece.matchAll(/--mui-[\w-]+/g)) {
      if (!used.has(name)) {
        used.add(name);
        // A variable may be defined by others.
        queue.push(...definitions.map((variables) => String(variables[name])));
      }
    }
  }
  return used;
}

function rule(variables: Variables, used: Set<string>): string {
  return Object.entries(variables)
    .filter(([name]) => used.has(name))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

interface ThemeSheets {
  /** One sheet of variables for both modes, one for light, one for dark. */
  sheets: Variables[];
  values: Record<string, string>;
}

/** Two themes serve two thousand snapshots. */
const known = new WeakMap<Theme, ThemeSheets>();

function sheetsOf(theme: Theme): ThemeSheets {
  const made = known.get(theme) ?? makeSheets(theme);
  known.set(theme, made);
  return made;
}

function makeSheets(theme: Theme): ThemeSheets {
  // The type of a theme does not tell that it has this.
  const { generateStyleSheets } = theme as unknown as {
    generateStyleSheets: () => Record<string, Variables>[];
  };
  const sheets = generateStyleSheets.call(theme).flatMap((sheet) => Object.values(sheet));
  const [shared = {}, light = {}] = sheets;
  const values = Object.entries({ ...shared, ...light });
  return {
    sheets,
    values: Object.fromEntries(values.map(([name, value]) => [name, String(value)])),
  };
}
