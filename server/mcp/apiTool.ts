import { z } from 'zod';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { nearNames } from './nearNames.ts';
import { type KnownPage, knownPages } from './findPage.ts';
import { filterRows } from './markdownSections.ts';
import type { BuiltDocs } from './openBuiltDocs.ts';
import { languageInput, productInput } from './toolInputs.ts';
import { answer, refusal } from './toolAnswer.ts';

const exportKinds = new Set(['component', 'hook', 'interface']);

/** Reads the API of a component, a hook or an interface. */
export function addApiTool(server: McpServer, docs: BuiltDocs): void {
  server.registerTool(
    'read_api',
    {
      title: "Read a component's API",
      description:
        'Read the API of a MUI X component, hook or interface by its name (DataGrid, useTreeItem, GridColDef): ' +
        'imports, props with types, defaults, plans and signatures, slots, CSS classes. ' +
        'Name a row to get only props, slots or classes whose names contain it.',
      inputSchema: {
        name: z.string().trim().min(1).max(120).describe('Name of the export.'),
        row: z
          .string()
          .trim()
          .max(120)
          .optional()
          .describe('Part of the name of a prop, slot, class or method; all when left out.'),
        product: productInput,
        language: languageInput,
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ name, row, product, language }) => {
      const pages = knownPages(await docs.indexes(language)).filter(
        (page) => exportKinds.has(page.kind) && (product === undefined || page.product === product),
      );
      const found = findExport(pages, name);
      const text = found && (await docs.markdown(found.path, language));
      if (!text) {
        const near = nearNames(
          pages.map(({ title }) => title),
          name.replace(/[<>/\s()]/g, ''),
        );
        return refusal(
          `The packages export no component, hook or interface "${name}" with a page.`,
          near,
          'search_docs also finds types and functions without a page.',
        );
      }
      if (!row) {
        return answer(text);
      }
      const filtered = filterRows(text, row);
      return filtered.count > 0
        ? answer(filtered.text)
        : refusal(`${found.title} has no row named like "${row}".`, nearNames(rowNames(text), row));
    },
  );
}

/** `<DataGrid />`, `datagrid` and `DataGrid` mean the same; exact spelling comes first. */
function findExport(pages: readonly KnownPage[], name: string): KnownPage | null {
  const wanted = name.replace(/[<>/\s()]/g, '');
  const lower = wanted.toLowerCase();
  return (
    pages.find(({ title }) => title === wanted) ??
    pages.find(({ title }) => title.toLowerCase() === lower) ??
    null
  );
}

function rowNames(markdown: string): string[] {
  return [...markdown.matchAll(/^\| `\.?([\w-]+)\??`/gm)].map((match) => match[1] ?? '');
}
