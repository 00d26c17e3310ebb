import { z } from 'zod';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { longestQuery } from '#search/queryLimits.ts';
import { searchIndexes } from '#search/searchIndexes.ts';
import type { SearchHit } from '#search/SearchHit.ts';
import type { Language } from '#model/Language.ts';
import { sectionOf } from './markdownSections.ts';
import type { BuiltDocs } from './openBuiltDocs.ts';
import { listHits } from './searchTool.ts';
import { languageInput, notFoundResult, productInput, textResult } from './toolInterface.ts';

/** Pages that consist of recipes are called so: `row-recipes`, `recipes-editing`. */
const isRecipePage = (path: string) => /\/[\w-]*\brecipes\b[\w-]*$/.test(path);

/** Finds a recipe: a task that combines several features, with a demo that runs. */
export function addRecipeTool(server: McpServer, docs: BuiltDocs): void {
  server.registerTool(
    'find_recipe',
    {
      title: 'Find a recipe',
      description:
        'Find a worked solution for a task that combines several features of MUI X: filters in the URL, ' +
        'rows from TanStack Query, a week picker, drag rows between grids. ' +
        'Returns the best one in full, with the code of its demo, and names the others.',
      inputSchema: {
        task: z.string().trim().min(1).max(longestQuery).describe('What should be built.'),
        product: productInput(docs.products()),
        language: languageInput,
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ task, product, language }) => {
      const indexes = (await docs.indexes(language)).filter(
        ({ packed }) => product === undefined || packed.product === product,
      );
      const hits = searchIndexes(indexes, task, {
        kinds: ['section', 'demo'],
        isSearched: isRecipePage,
        limit: 6,
      });
      const [best, ...others] = hits;
      const text = best && (await readRecipe(docs, best, language));
      if (!text) {
        return notFoundResult(
          `No recipe matches "${task}".`,
          [],
          'search_docs finds the pages of single features.',
        );
      }
      const more =
        others.length > 0 ? ['Other recipes:', await listHits(others, docs, language)] : [];
      return textResult([text, await listHits([best], docs, language), ...more].join('\n\n'));
    },
  );
}

/** The section of a result; a demo is read with the section it is in. */
async function readRecipe(
  docs: BuiltDocs,
  { target }: SearchHit,
  language: Language,
): Promise<string | null> {
  const [path = '', anchor = ''] = target.kind === 'link' ? target.href.split('#') : [];
  const markdown = await docs.markdown(path, language);
  return markdown === null
    ? null
    : (sectionOf(markdown, anchor) ?? sectionAround(markdown, anchor));
}

/** The section that shows a demo, by the name in its code block. */
function sectionAround(markdown: string, demo: string): string | null {
  const at = markdown.indexOf(demo);
  const [id] = [...markdown.slice(0, Math.max(0, at)).matchAll(/^#{2,3} .* \{#([^}]+)\}$/gm)]
    .map((heading) => heading[1] ?? '')
    .slice(-1);
  return id === undefined ? null : sectionOf(markdown, id);
}
