import { McpError, ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { defaultLanguage } from '#model/Language.ts';
import { findPage, indexedPages, parsePageReference, similarPages } from './findPage.ts';
import type { BuiltDocs } from './openBuiltDocs.ts';

const scheme = 'mui-x-docs://';

/** Offers every page as a resource that people can attach to a conversation; the reference is left out of the list. */
export function addPageResources(server: McpServer, docs: BuiltDocs): void {
  const readPages = async () => indexedPages(await docs.indexes(defaultLanguage));
  server.registerResource(
    'page',
    new ResourceTemplate(`${scheme}{+path}`, {
      list: async () => ({
        resources: (await readPages())
          .filter(({ kind }) => kind === 'guide')
          .map(({ path, title }) => ({
            uri: `${scheme}${path.slice(1)}`,
            name: path,
            title,
            description: path,
            mimeType: 'text/markdown',
          })),
      }),
    }),
    {
      title: 'Pages of the MUI X documentation',
      description: 'A page as Markdown, by its path: mui-x-docs://x/react-data-grid/pagination.',
      mimeType: 'text/markdown',
    },
    async (uri) => {
      const asked = uri.href.slice(scheme.length);
      const { language } = parsePageReference(asked);
      const pages = await readPages();
      const found = findPage(pages, asked);
      const text = found && (await docs.markdown(found.path, language ?? defaultLanguage));
      if (!text) {
        const near = similarPages(pages, asked).join(', ');
        throw new McpError(
          ErrorCode.InvalidParams,
          `There is no page "${asked}".${near === '' ? '' : ` Similar pages: ${near}.`}`,
        );
      }
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text }] };
    },
  );
}
