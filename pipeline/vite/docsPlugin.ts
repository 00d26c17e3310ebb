import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { AuthorError } from '#pipeline/content-files/AuthorError.ts';
import { checkContent } from '#pipeline/checks/checkContent.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { machineFile } from '#pipeline/outputs/machineFiles.ts';
import { inspectorFiles } from '#pipeline/outputs/inspectorFiles.ts';
import { siteFileAddress, siteFiles } from '#pipeline/outputs/siteFiles.ts';
import { searchFiles } from '#pipeline/search/searchFiles.ts';
import { chunkGraph, chunkGraphAsset } from './chunkGraph.ts';
import { virtualModules } from './virtualModules.ts';
import { watchContent } from './watchContent.ts';

const demoListPrefix = '\0virtual:docs/demos/';

/** Provides content as virtual modules, and authors' mistakes as build errors and overlays in development. */
export function docsPlugin(docs: Docs): Plugin {
  let isBuild = false;
  // Demos choose their date adapter themselves; this one lets the reader choose another (decision 027).
  const demoLocalizationProvider = path.join(
    docs.config.root,
    'site/platform/demo-theme/LocalizationProvider.tsx',
  );

  return {
    name: 'docs',
    enforce: 'pre',

    configResolved(config) {
      isBuild = config.command === 'build';
    },

    resolveId: {
      filter: {
        id: /^virtual:docs\/|\.css$|^@mui\/x-date-pickers(?:-pro)?\/LocalizationProvider$/,
      },
      handler(id, importer) {
        if (id.startsWith('virtual:docs/')) {
          return `\0${id}`;
        }
        if (id.startsWith('@mui/')) {
          const isDemo = importer?.startsWith(docs.config.contentDir) === true;
          return isDemo && this.environment.name === 'client' ? demoLocalizationProvider : null;
        }
        // A demo's style sheet is loaded as text with the demo; it must not become part of the site's style sheet.
        return importer?.startsWith(docs.config.contentDir) ? '\0virtual:docs/no-style' : null;
      },
    },

    load: {
      filter: { id: /^\0virtual:docs\// },
      handler: (id) => virtualModules(id.slice('\0virtual:docs/'.length), docs),
    },

    async buildStart() {
      if (isBuild && this.environment.name === 'client') {
        const { problems } = await checkContent(docs);
        if (problems.length > 0) {
          throw new AuthorError(problems);
        }
        const { made, found } = docs.cache.counts;
        this.environment.logger.info(`docs: ${made} values compiled, ${found} from the cache`);
        for (const { folder } of docs.config.sections) {
          // Makes each demo a chunk with its export. Documents name the chunks, so no reader loads the lists.
          this.emitFile({
            type: 'chunk',
            id: `virtual:docs/demos/${folder}`,
            preserveSignature: 'strict',
          });
        }
      }
    },

    async generateBundle(_options, bundle) {
      if (this.environment.name === 'client') {
        dropDemoLists(bundle);
        this.emitFile(chunkGraphAsset(chunkGraph(bundle, docs.config.root)));
        const files = [
          ...(await siteFiles(docs)),
          ...(await searchFiles(docs)),
          ...(await inspectorFiles(docs)),
        ];
        for (const { fileName, source } of files) {
          this.emitFile({ type: 'asset', fileName, source });
        }
      }
    },

    configureServer(server) {
      // The index takes seconds, so it is built on the first request, and again after a page has changed.
      let search: ReturnType<typeof searchFiles> | null = null;
      const filesAt = (url: string) => {
        if (url.startsWith('/search-index/')) {
          search ??= searchFiles(docs);
          return search;
        }
        if (url.startsWith('/inspector/')) {
          return inspectorFiles(docs);
        }
        return siteFileAddress.test(url) ? siteFiles(docs) : null;
      };
      server.middlewares.use(({ url = '' }, response, next) => {
        const files = filesAt(url);
        if (!files) {
          next();
          return;
        }
        files
          .then((all) => all.find(({ fileName }) => url === `/${fileName}`))
          .then((file) => (file ? response.end(file.source) : next()), next);
      });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        const type = machineTypes[path.extname(pathname)];
        if (type === undefined) {
          next();
          return;
        }
        machineFile(docs, pathname).then((text) => {
          if (text === null) {
            next();
          } else {
            response.setHeader('content-type', `${type}; charset=utf-8`);
            response.end(text);
          }
        }, next);
      });
      watchContent(docs, server, () => {
        search = null;
      });
    },
  };
}

function dropDemoLists(bundle: Rolldown.OutputBundle): void {
  for (const [fileName, output] of Object.entries(bundle)) {
    if (output.type === 'chunk' && output.facadeModuleId?.startsWith(demoListPrefix)) {
      delete bundle[fileName];
    }
  }
}

/** Content types of the files for assistants and feed readers, by extension. */
const machineTypes: Record<string, string> = {
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.xml': 'application/atom+xml',
};
