import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { documentModules } from './documentModules.ts';

/** Imports every style sheet that a document needs. */
const stylesModule = 'virtual:docs/styles';
/** The CSS of what only islands show, as a text. */
const lateStylesModule = 'virtual:docs/late-styles';
/** The CSS of the components in documents, with the class names of this build. */
const componentStyles = '\0component-styles.css';
const lateStyles = '\0late-styles.css?inline';
const classNames = '\0class-names:';

/** Folders of the site in the order of the cascade: what is built from a part comes after it. */
const folders = ['ui', 'platform', 'features', 'pages', 'shell'];

/**
 * One style sheet for all documents, which the first paint waits for, and one for what only islands show, which comes
 * with the first of them. Most components are rendered at build only, so no module of the browser imports their style
 * sheets; those that do run there get the names of their classes, and no second copy of the rules.
 */
export function styleSheetPlugin(root: string, serverEntry: string): Plugin {
  const site = path.join(root, 'site');
  let config: ResolvedConfig;

  async function compile(file: string) {
    return preprocessCSS(await readFile(file, 'utf8'), file, config);
  }

  async function compileAll(wanted: 'document' | 'late'): Promise<string> {
    const { components } = await findStyleSheets(site);
    const modules = await documentModules(site, path.join(root, serverEntry));
    const isWanted = (file: string) => modules.has(file) === (wanted === 'document');
    const compiled = await Promise.all(components.filter(isWanted).map(compile));
    return compiled.map(({ code }) => code).join('\n');
  }

  return {
    name: 'style-sheet',
    enforce: 'pre',

    // Files of the site have unique names, so no hash is needed; without one the sheet is smaller, and classes are
    // readable where they are met.
    config: () => ({
      css: {
        modules: {
          generateScopedName: (name, file) => `${path.basename(file, '.module.css')}-${name}`,
        },
      },
    }),

    configResolved(resolved) {
      config = resolved;
    },

    resolveId: {
      filter: { id: /^virtual:docs\/(late-)?styles$|(component|late)-styles\.css|\.module\.css$/ },
      handler(id, importer) {
        if (id === stylesModule || id === lateStylesModule) {
          return `\0${id}`;
        }
        if (id === componentStyles || id === lateStyles) {
          return id;
        }
        const isInBrowser = config.command === 'build' && this.environment.name === 'client';
        if (!isInBrowser || !importer?.startsWith(site)) {
          return null;
        }
        const file = id.startsWith('#site/')
          ? path.join(site, id.slice('#site/'.length))
          : path.resolve(path.dirname(importer), id);
        return `${classNames}${file}.js`;
      },
    },

    load: {
      filter: {
        id: /^\0(virtual:docs\/(late-)?styles$|(component|late)-styles\.css|class-names:)/,
      },
      handler: provide,
    },
  };

  async function provide(id: string): Promise<string | null> {
    if (id === `\0${stylesModule}`) {
      const { elements, components } = await findStyleSheets(site);
      const isBuild = config.command === 'build';
      const files = isBuild ? [...elements, componentStyles] : [...elements, ...components];
      return files.map((file) => `import ${JSON.stringify(file)};`).join('\n');
    }
    if (id === `\0${lateStylesModule}`) {
      // While somebody works on the site, every sheet is a module of its own.
      return config.command === 'build'
        ? `export { default } from ${JSON.stringify(lateStyles)};`
        : "export default '';";
    }
    if (id === componentStyles) {
      return compileAll('document');
    }
    if (id === lateStyles) {
      return compileAll('late');
    }
    if (id.startsWith(classNames)) {
      const { modules = {} } = await compile(id.slice(classNames.length, -'.js'.length));
      return `export default ${JSON.stringify(modules)};`;
    }
    return null;
  }
}

/** The files of the style sheets of elements, and of those of components, which may differ from them. */
export async function findStyleSheets(
  site: string,
): Promise<Record<'elements' | 'components', string[]>> {
  const found = await Promise.all(
    folders.map((folder) =>
      glob(`${folder}/**/*.css`, {
        cwd: site,
        // Imported by another one; of the frame that runs edited code; of a single page, which brings it along.
        ignore: ['ui/icons.css', 'features/live-code/frame/*', '**/*.page.css'],
      }),
    ),
  );
  const files = found.flatMap((names) => names.sort()).map((name) => path.join(site, name));
  const isComponent = (file: string) => file.endsWith('.module.css');
  // The tokens are what all others are written in.
  const tokens = path.join(site, 'ui/tokens.css');
  return {
    elements: [tokens, ...files.filter((file) => !isComponent(file) && file !== tokens)],
    components: files.filter(isComponent),
  };
}
