import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { AuthorError } from '#pipeline/content-files/AuthorError.ts';
import { checkContent } from '#pipeline/checks/checkContent.ts';
import type { Docs } from '#pipeline/docs/Docs.ts';
import { openDocs } from '#pipeline/openDocs.ts';
import { machineFile } from '#pipeline/outputs/machineFiles.ts';
import { inspectorFiles } from '#pipeline/outputs/inspectorFiles.ts';
import { siteFiles } from '#pipeline/outputs/siteFiles.ts';
import { searchFiles } from '#pipeline/search/searchFiles.ts';
import { chunkGraph, chunkGraphFile } from './finishOffline.ts';
import { virtualModules } from './virtualModules.ts';

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
      }
    },

    async generateBundle(_options, bundle) {
      if (this.environment.name === 'client') {
        const graph = JSON.stringify(chunkGraph(bundle, docs.config.root));
        this.emitFile({ type: 'asset', fileName: chunkGraphFile, source: graph });
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
      server.middlewares.use((request, response, next) => {
        const isSearch = request.url?.startsWith('/search-index/') === true;
        if (isSearch) {
          search ??= searchFiles(openDocs({ ...docs.config, watching: false }));
        }
        const isInspector = request.url?.startsWith('/inspector/') === true;
        const other = () => (isInspector ? inspectorFiles(docs) : siteFiles(docs));
        (isSearch && search ? search : other())
          .then((files) => files.find(({ fileName }) => request.url === `/${fileName}`))
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
      server.watcher.on('all', (event, file) => {
        if (file.startsWith(docs.config.contentDir) && file.endsWith('.md')) {
          search = null;
          server.config.logger.info(`${path.relative(docs.config.root, file)} ${event}`, {
            timestamp: true,
          });
          void reportProblems(docs, server).then(
            (isClean) => isClean && server.ws.send({ type: 'full-reload' }),
          );
        }
      });
      server.ws.on('connection', () => void reportProblems(docs, server));
    },
  };
}

/** Content types of the files for assistants and feed readers, by extension. */
const machineTypes: Record<string, string> = {
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.xml': 'application/atom+xml',
};

/** Shows authors' mistakes over the page and in the terminal; returns whether there are none. */
async function reportProblems(docs: Docs, server: ViteDevServer): Promise<boolean> {
  const { problems } = await checkContent(docs).catch((error: unknown) => {
    if (error instanceof AuthorError) {
      return { problems: error.problems };
    }
    throw error;
  });
  const [first] = problems;
  if (!first) {
    return true;
  }
  const error = new AuthorError(problems);
  server.config.logger.error(error.message, { timestamp: true });
  const loc = { file: path.join(docs.config.root, first.file), line: first.line, column: 0 };
  server.ws.send({
    type: 'error',
    err: { message: error.message, stack: '', plugin: 'docs', loc },
  });
  return false;
}
