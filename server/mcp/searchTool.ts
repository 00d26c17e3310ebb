import { z } from 'zod';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { languageHref } from '#model/DocsPath.ts';
import { markdownPath } from '#model/pagePaths.ts';
import { longestQuery, maxQueryWords } from '#search/queryLimits.ts';
import { searchIndexes } from '#search/searchIndexes.ts';
import type { SearchHit } from '#search/SearchHit.ts';
import type { BuiltDocs } from './openBuiltDocs.ts';
import { textResult, languageInput, productInput, notFoundResult } from './toolInterface.ts';
import type { Language } from '#model/Language.ts';

/** Finds pages, sections, rows of the API reference and demos. */
export function addSearchTool(server: McpServer, docs: BuiltDocs): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the docs',
      description:
        'Search the MUI X documentation: guides and their sections, components, props, slots, CSS classes, events, types, demos and error messages. ' +
        'Takes names (rowSelectionModel), pieces of names (rowSel), and tasks in plain words (hide a column).',
      inputSchema: {
        query: z
          .string()
          .trim()
          .min(1)
          .max(longestQuery)
          .describe(`What to look for; the first ${maxQueryWords} words count.`),
        product: productInput(docs.products()),
        language: languageInput,
        limit: z.number().int().min(1).max(30).default(8).describe('Most results to give.'),
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ query, product, language, limit }) => {
      const indexes = await docs.indexes(language);
      const searched = product
        ? indexes.filter(({ packed }) => packed.product === product)
        : indexes;
      const hits = searchIndexes(searched, query, { product: product ?? null, limit: limit + 5 })
        .filter(({ target }) => target.kind !== 'command')
        .slice(0, limit);
      return hits.length > 0
        ? textResult(await listHits(hits, docs, language))
        : notFoundResult(
            `Nothing in the documentation matches "${query}".`,
            [],
            'Try fewer words, or the name of a component or prop.',
          );
    },
  );
}

/** Results as a numbered list, each with the absolute address of the Markdown it is in. */
export async function listHits(
  hits: readonly SearchHit[],
  docs: Pick<BuiltDocs, 'address'>,
  language: Language,
): Promise<string> {
  const origin = await docs.address('');
  return hits.map((hit, index) => `${index + 1}. ${lineOf(hit, language, origin)}`).join('\n');
}

function lineOf(hit: SearchHit, language: Language, origin: string): string {
  const address =
    hit.target.kind === 'link'
      ? origin + markdownPath(languageHref(hit.target.href, language))
      : 'This page is not written yet.';
  const state = hit.state === 'written' ? null : hit.state;
  const facts = [hit.kind, hit.plan, state, hit.deprecated ? 'deprecated' : null].filter(Boolean);
  return [
    `**${hit.title.text}** (${facts.join(', ')})`,
    [...hit.trail, hit.title.text].join(' › '),
    ...(hit.type === '' ? [] : [`\`${hit.type}\``]),
    ...(hit.text.text === '' ? [] : [hit.text.text]),
    address,
  ].join('\n   ');
}
