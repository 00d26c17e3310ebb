import type { Direction } from '#site/platform/settings/ThemeState.ts';
import type { ProjectModule } from './layoutModules.ts';

/** What the page around a demo needs to know. */
export interface HtmlOptions {
  title: string;
  direction: Direction;
  /** Path of the main module. */
  main: string;
  /** Families of the icon font that the code uses. */
  iconFonts: readonly string[];
  /** A demo gets padding, a template is a whole page. */
  shows: 'demo' | 'template';
}

/** The typefaces that the library and the templates' theme are designed for. */
const textFonts = { demo: 'Roboto:wght@300;400;500;700', template: 'Inter:wght@400..700' };

/** The page a demo or template runs in. */
export function indexHtml({ title, direction, main, iconFonts, shows }: HtmlOptions): string {
  const families = [textFonts[shows], ...iconFonts].map(
    (family) => `family=${family.replaceAll(' ', '+')}`,
  );
  return [
    '<!doctype html>',
    `<html lang="en"${direction === 'rtl' ? ' dir="rtl"' : ''}>`,
    '  <head>',
    '    <meta charset="utf-8" />',
    `    <title>${escapeHtml(title)}</title>`,
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    '    <link rel="preconnect" href="https://fonts.googleapis.com" />',
    '    <link rel="preconnect" href="https://fonts.gstatic.com" crossorigin />',
    '    <link',
    '      rel="stylesheet"',
    `      href="https://fonts.googleapis.com/css2?${families.join('&amp;')}&amp;display=swap"`,
    '    />',
    ...(shows === 'demo' ? space : []),
    '  </head>',
    '  <body>',
    '    <div id="root"></div>',
    `    <script type="module" src="/${main}"></script>`,
    '  </body>',
    '</html>',
    '',
  ].join('\n');
}

const space = ['    <style>', '      #root {', '        padding: 16px;', '      }', '    </style>'];

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Families of the icon font that code uses; none without the `Icon` component. */
export function iconFonts(modules: readonly ProjectModule[]): string[] {
  const usesIcon = modules.some(({ imports }) =>
    imports.some(
      ({ specifier, names }) =>
        specifier === '@mui/material/Icon' ||
        (specifier === '@mui/material' && (names.includes('Icon') || names.includes('*'))),
    ),
  );
  if (!usesIcon) {
    return [];
  }
  const isTwoTone = modules.some(({ text }) => text.includes('material-icons-two-tone'));
  return ['Material Icons', ...(isTwoTone ? ['Material Icons Two Tone'] : [])];
}
