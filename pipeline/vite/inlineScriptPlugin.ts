import path from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundleScript.ts';

// Not `?inline…`, which the development server takes for one of its own queries.
const suffix = '?script';
const entryId = 'virtual:inline-script';

/**
 * Turns `./name.ts?script` into `export const script: string`: the module bundled, minified and started by
 * calling the function it is named after. Such a script runs as the document is parsed, before any module is loaded.
 *
 * In the browser the string is empty: the document has the script already, and React never compares it.
 */
export function inlineScriptPlugin(root: string): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',

    resolveId: {
      filter: { id: /\?script$/ },
      async handler(id, importer) {
        const resolved = await this.resolve(id.slice(0, -suffix.length), importer);
        return resolved ? `\0${resolved.id}${suffix}` : null;
      },
    },

    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        if (this.environment.name === 'client') {
          return `export const script = '';`;
        }
        const file = id.slice(1, -suffix.length);
        const { code, modules } = await inlineScript(root, file);
        modules.filter(path.isAbsolute).forEach((module) => this.addWatchFile(module));
        return `export const script = ${JSON.stringify(code)};`;
      },
    },
  };
}

/** Bundles a module that exports a function of its own name into a script that calls it. */
export async function inlineScript(root: string, file: string) {
  const name = path.parse(file).name;
  const { code, modules } = await bundleScript({
    root,
    input: entryId,
    // The oldest syntax the minifier writes; these scripts also meet browsers that cannot run the site's modules.
    target: 'es2015',
    plugins: [
      {
        name: 'inline-script-entry',
        resolveId: (id) => (id === entryId ? `\0${entryId}` : null),
        load: (id) =>
          id === `\0${entryId}`
            ? `import { ${name} } from ${JSON.stringify(file)};\n${name}();`
            : null,
      },
    ],
  });
  return { code: code.trim(), modules };
}
