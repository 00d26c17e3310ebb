import { z } from 'zod';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { languageHref } from '#model/languageHref.ts';
import { markdownPath } from '#model/markdownPath.ts';
import { searchIndexes } from '#model/search/searchIndexes.ts';
import type { SearchHit } from '#model/search/SearchHit.ts';
import type { BuiltDocs } from './openBuiltDocs.ts';
import { languageInput, productInput } from './toolInputs.ts';
import { answer, refusal } from './toolAnswer.ts';
import type { Language } from '#model/Language.ts';

/** Finds pages, sections, rows of the API reference and demos. */
export function addSearchTool(server: McpServer, docs: BuiltDocs): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the docs',
      description:
        'Search the MUI X documentation: guides and their sections, components, props, slots, CSS classes, events, types and demos. ' +
        'Takes names (rowSelectionModel), pieces of names (rowSel), and tasks in plain words (hide a column).',
      inputSchema: {
        query: z.string().trim().min(1).max(200).describe('What to look for.'),
        product: productInput,
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
        .filter(({ target }) => target.kind === 'link')
        .slice(0, limit);
      return hits.length > 0
        ? answer(hits.map((hit, index) => `${index + 1}. ${lineOf(hit, language)}`).join('\n'))
        : refusal(
            `Nothing in the documentation matches "${query}".`,
            [],
            'Try fewer words, or the name of a component or prop.',
          );
    },
  );
}

function lineOf(hit: SearchHit, language: Language): string {
  const href = hit.target.kind === 'link' ? hit.target.href : '';
  const facts = [hit.kind, hit.plan, hit.deprecated ? 'deprecated' : null].filter(Boolean);
  return [
    `**${hit.title.text}** (${facts.join(', ')})`,
    [...hit.trail, hit.title.text].join(' › '),
    ...(hit.type === '' ? [] : [`\`${hit.type}\``]),
    ...(hit.text.text === '' ? [] : [hit.text.text]),
    markdownPath(languageHref(href, language)),
  ].join('\n   ');
}
