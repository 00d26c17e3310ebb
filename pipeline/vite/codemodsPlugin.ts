import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { codemodFolder, readCodemods } from '#pipeline/packages/readCodemods.ts';

const codemodsModule = 'virtual:codemods';
const shims = '\0codemod-shim:';

/**
 * What the engine of the codemods wants of Node, as far as it is called when code is parsed, changed and printed.
 * The parsers for Flow and for plain JavaScript are heavy, and no transform asks for them.
 */
const nodeShims: Record<string, string> = {
  assert: `function assert(value, message) { if (!value) throw new Error(message || 'Assertion failed'); }
assert.ok = assert;
module.exports = assert;`,
  fs: 'module.exports = {};',
  os: `exports.EOL = '\\n';`,
  'flow-parser': 'module.exports = {};',
  esprima: 'module.exports = {};',
};

/**
 * Provides the transforms of the codemod package, and the engine that the package depends on, as one module for the
 * worker that runs them. In Node they are imported as they are.
 */
export function codemodsPlugin(root: string): Plugin {
  const fromPackage = createRequire(path.join(codemodFolder(root), 'package.json'));
  return {
    name: 'codemods',
    enforce: 'pre',

    resolveId: {
      filter: { id: /^virtual:codemods$|^(assert|fs|os|flow-parser|esprima)$|^\0codemod-shim:/ },
      handler(id, importer) {
        if (id === codemodsModule) {
          return `\0${codemodsModule}`;
        }
        const isEngine = /node_modules\/(jscodeshift|recast)\//.test(importer ?? '');
        return isEngine ? `${shims}${id}.cjs` : null;
      },
    },

    load: {
      filter: { id: /^\0virtual:codemods$|^\0codemod-shim:/ },
      handler(id) {
        return id.startsWith(shims)
          ? nodeShims[id.slice(shims.length, -'.cjs'.length)]
          : codemodsSource(root, fromPackage.resolve);
      },
    },
  };
}

function codemodsSource(root: string, resolve: (id: string) => string): string {
  const names = readCodemods(root).flatMap(({ codemods }) => codemods.map(({ name }) => name));
  const files = names.map((name) => path.join(codemodFolder(root), name, 'index.js'));
  const load = (name: string, file: string) => `import ${name} from ${JSON.stringify(file)};`;
  return [
    load('core', resolve('jscodeshift/src/core')),
    load('tsx', resolve('jscodeshift/parser/tsx')),
    ...files.map((file, index) => load(`t${index}`, file)),
    // A bundler and Node disagree about what the default of such a module is.
    'const transform = (module) => module.default ?? module;',
    'export const jscodeshift = core.withParser(tsx());',
    'export const parse = tsx().parse;',
    `export const transforms = {${names.map((name, index) => `${JSON.stringify(name)}: transform(t${index})`).join(', ')}};`,
  ].join('\n');
}
