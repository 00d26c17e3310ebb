import { parseColor } from './color.ts';
import type { PaletteColors } from './ThemeState.ts';

/** Refuses a color whose `main` is not a color written as a string (S5.1); returns what it accepted. */
export function checkPaletteColors(value: unknown): PaletteColors {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError(`Palette colors must be an object, but they are ${JSON.stringify(value)}.`);
  }
  const colors: PaletteColors = {};
  for (const name of ['primary', 'secondary'] as const) {
    const color = (value as Record<string, unknown>)[name];
    if (color !== undefined) {
      colors[name] = { main: checkMain(name, color) };
    }
  }
  return colors;
}

function checkMain(name: string, color: unknown): string {
  const main = (color as { main?: unknown } | null)?.main;
  if (typeof main !== 'string') {
    throw new TypeError(
      [
        `The "${name}" color needs a "main" that is a string, but it is ${JSON.stringify(main) ?? 'absent'}.`,
        `Accepted is, for example, { ${name}: { main: '#1976d2' } } or { ${name}: { main: 'rgb(25, 118, 210)' } }.`,
      ].join(' '),
    );
  }
  parseColor(main);
  return main;
}
