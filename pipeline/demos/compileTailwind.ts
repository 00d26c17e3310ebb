import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tailwindcss';

const require = createRequire(import.meta.url);

/**
 * Utilities apply only inside a running Tailwind demo, where they override the component's own single-class styles.
 * Theme values are inlined and resets left out, so that nothing affects the page around the demo.
 */
const styleSheet = `
@import 'tailwindcss/theme.css' theme(inline);
@custom-variant dark (&:where([data-mui-color-scheme='dark'] *));
[data-styling='Tailwind'] { @tailwind utilities; }
`;

/** CSS of the utilities that some sources use. */
export async function compileTailwind(sources: readonly string[]): Promise<string> {
  const { build } = await compile(styleSheet, {
    async loadStylesheet(id) {
      const file = require.resolve(id);
      return { path: file, base: path.dirname(file), content: await readFile(file, 'utf8') };
    },
  });
  return build(sources.flatMap(candidates));
}

/** Every word of a source that could be a utility; Tailwind ignores the others. */
function candidates(source: string): string[] {
  return [...new Set(source.split(/[\s'"`{}]+/))].filter(Boolean);
}
