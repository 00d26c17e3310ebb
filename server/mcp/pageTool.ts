import { z } from 'zod';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { findPage, knownPages, nearPages, readAddress } from './findPage.ts';
import { headingsOf, sectionOf } from './markdownSections.ts';
import type { BuiltDocs } from './openBuiltDocs.ts';
import { languageInput } from './toolInputs.ts';
import { answer, refusal } from './toolAnswer.ts';

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
      const address = readAddress(page);
      const language = address.language ?? asked;
      const pages = knownPages(await docs.indexes(language));
      const found = findPage(pages, page);
      const text = found && (await docs.markdown(found.path, language));
      if (!text) {
        return refusal(
          `There is no page "${page}".`,
          nearPages(pages, page),
          'search_docs finds pages by their words.',
        );
      }
      const anchor = (section ?? address.section).replace(/^#/, '');
      if (anchor === '') {
        return answer(text);
      }
      const part = sectionOf(text, anchor);
      // An anchor in the address may name a row or a demo, which only the whole page has.
      return part !== null || section === undefined
        ? answer(part ?? text)
        : refusal(
            `The page ${found.path} has no section "${anchor}".`,
            headingsOf(text).map(({ id, text: title }) => `${id} (${title})`),
          );
    },
  );
}
