import type { Direction } from '#site/platform/settings/ThemeState.ts';

/** What the page around a demo needs to know. */
export interface HtmlOptions {
  title: string;
  direction: Direction;
  /** Path of the main module. */
  main: string;
  /** Families of the icon font the code draws with. */
  iconFonts: readonly string[];
}

const textFont = 'Roboto:wght@300;400;500;700';

/** The page a demo runs in, with the typeface the library is designed for. */
export function indexHtml({ title, direction, main, iconFonts }: HtmlOptions): string {
  const families = [textFont, ...iconFonts].map(
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
    '    <style>',
    '      #root {',
    '        padding: 16px;',
    '      }',
    '    </style>',
    '  </head>',
    '  <body>',
    '    <div id="root"></div>',
    `    <script type="module" src="/${main}"></script>`,
    '  </body>',
    '</html>',
    '',
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
