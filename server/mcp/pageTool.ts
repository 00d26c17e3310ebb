import { z } from 'zod';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { filterParts, parseApiPage } from './apiPage.ts';
import { findPage, indexedPages, isExport, similarPages, parsePageReference } from './findPage.ts';
import { headingsOf, sectionOf } from './markdownSections.ts';
import type { BuiltDocs } from './openBuiltDocs.ts';
import { textResult, languageInput, notFoundResult } from './toolInterface.ts';
import { longestAnswer, writeOverview, writeRows } from './writeApi.ts';

/** Reads a page, or a section of it. */
export function addPageTool(server: McpServer, docs: BuiltDocs): void {
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description:
        'Read a page of the MUI X documentation as Markdown, with the source of its demos. ' +
        'Takes a path such as /x/react-data-grid/row-selection, an address, or a title; name a section to get that part alone.',
      inputSchema: {
        page: z.string().trim().min(1).max(400).describe('Path, address or title of the page.'),
        section: z
          .string()
          .trim()
          .max(200)
          .optional()
          .describe('Anchor of a heading, the part in {#…}; the whole page when left out.'),
        language: languageInput,
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ page, section, language: asked }) => {
      const address = parsePageReference(page);
      const language = address.language ?? asked;
      const pages = indexedPages(await docs.indexes(language));
      const found = findPage(pages, page);
      const text = found && (await docs.markdown(found.path, language));
      if (!text) {
        return notFoundResult(
          `There is no page "${page}".`,
          similarPages(pages, page),
          'search_docs finds pages by their words.',
        );
      }
      const anchor = (section ?? address.section).replace(/^#/, '');
      const part = anchor === '' ? null : sectionOf(text, anchor);
      // An anchor in the address may name a row or a demo, which only the whole page has.
      return part !== null || section === undefined || anchor === ''
        ? textResult(part ?? (isExport(found) ? writeExport(found.title, text, anchor) : text))
        : notFoundResult(
            `The page ${found.path} has no section "${anchor}".`,
            headingsOf(text).map(({ id, text: title }) => `${id} (${title})`),
          );
    },
  );
}

/** The API of an export, as far as an answer holds it: all, or the row that an anchor names, or an overview. */
function writeExport(title: string, text: string, anchor: string): string {
  if (Buffer.byteLength(text) <= longestAnswer) {
    return text;
  }
  const page = parseApiPage(text);
  const named = filterParts(page.parts, { names: [anchor.split('-').at(-1) ?? ''] });
  return named.length > 0 ? writeRows(title, named, 0) : writeOverview(title, page);
}
