import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** The names and files of `site/ui/fonts.css`. */
const fonts = [
  {
    family: 'Inter',
    weight: '100 900',
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  },
  {
    family: 'JetBrains Mono',
    weight: '400',
    file: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2',
  },
];

/**
 * Gives every document the site's fonts before its first layout; call it before the page is opened. The site itself
 * uses a font only when it comes in time and the line is not slow, which on a busy machine is a matter of luck. Letters keep the widths that the
 * font gives them: rounded to whole pixels, as some systems do, they would break lines elsewhere. The name of Chinese,
 * which only a font of the system can draw, takes no room.
 */
export async function haveFonts(page: Page): Promise<void> {
  await page.addInitScript(addFonts, await readFaces());
}

/** The same for frames that were given another document after the script had run in their first one. */
export async function haveFontsInFrames(page: Page): Promise<void> {
  const faces = await readFaces();
  await Promise.all(page.frames().map((frame) => frame.evaluate(addFonts, faces)));
}

interface Face {
  family: string;
  weight: string;
  /** The file in base 64. */
  data: string;
}

function readFaces(): Promise<Face[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    fonts.map(async ({ family, weight, file }) => {
      return { family, weight, data: await readFile(resolve(file), 'base64') };
    }),
  );
}

function addFonts(faces: Face[]): void {
  const scope = globalThis as { hasTestFonts?: boolean };
  if (scope.hasTestFonts) {
    return;
  }
  scope.hasTestFonts = true;
  Object.defineProperty(navigator, 'connection', { value: undefined });
  for (const { family, weight, data } of faces) {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    document.fonts.add(new FontFace(family, bytes, { weight }));
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { text-rendering: geometricPrecision !important; } :root [lang|="zh"] { font-size: 0 !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
}
