import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Files of `site/ui` that take the accent from the tokens, by their address. */
const files = {
  'static/icon.svg': 'image/svg+xml',
  'static/manifest.webmanifest': 'application/manifest+json',
};

/**
 * Brings the accent of `site/ui/tokens.css` to what cannot read CSS variables: the theme colors of the document
 * (`import.meta.env.THEME_COLORS`), the icon and the web manifest.
 */
export function accentPlugin(root: string): Plugin {
  const ui = path.join(root, 'site/ui');
  const readTokens = () => readFile(path.join(ui, 'tokens.css'), 'utf8');
  const readColored = async (fileName: string) =>
    fillAccent(await readFile(path.join(ui, path.basename(fileName)), 'utf8'), await readTokens());

  return {
    name: 'accent',

    async config() {
      const colors = themeColors(await readTokens());
      return { define: { 'import.meta.env.THEME_COLORS': JSON.stringify(colors) } };
    },

    async generateBundle() {
      if (this.environment.name === 'client') {
        for (const fileName of Object.keys(files)) {
          this.emitFile({ type: 'asset', fileName, source: await readColored(fileName) });
        }
      }
    },

    configureServer(server) {
      for (const [fileName, type] of Object.entries(files)) {
        server.middlewares.use(`/${fileName}`, (_request, response, next) => {
          readColored(fileName).then((text) => {
            response.setHeader('content-type', type);
            response.end(text);
          }, next);
        });
      }
    },
  };
}

/** Colors of the browser's own bar (S4.2): the accent in light mode, the page's background in dark mode. */
export function themeColors(tokens: string): { light: string; dark: string } {
  const [light] = tokenColors(tokens, '--color-accent');
  const [, dark] = tokenColors(tokens, '--color-background');
  // With commas, which every browser reads in a `meta`.
  return { light: light.replaceAll(' ', ','), dark: dark.replaceAll(' ', ',') };
}

/** Puts the accent of light mode, as six digits, where a text says `{accent}`. */
export function fillAccent(text: string, tokens: string): string {
  return text.replaceAll('{accent}', toHex(tokenColors(tokens, '--color-accent')[0]));
}

function tokenColors(tokens: string, name: string): [light: string, dark: string] {
  const color = String.raw`(#\w+|\w+\([^)]*\))`;
  const match = new RegExp(`${name}: light-dark\\(${color}, ${color}\\);`).exec(tokens);
  if (!match?.[1] || !match[2]) {
    throw new Error(`site/ui/tokens.css: expected "${name}: light-dark(<light>, <dark>);".`);
  }
  return [match[1], match[2]];
}

function toHex(color: string): string {
  const [, hue, saturation, lightness] = /^hsl\((\d+) (\d+)% (\d+)%\)$/.exec(color) ?? [];
  if (hue === undefined) {
    throw new Error(
      `site/ui/tokens.css: expected the accent as "hsl(210 100% 42%)", not "${color}".`,
    );
  }
  const light = Number(lightness) / 100;
  const reach = (Number(saturation) / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const position = (offset + Number(hue) / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
