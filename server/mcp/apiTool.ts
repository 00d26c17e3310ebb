import { z } from 'zod';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { type ApiFilter, type ApiPage, filterParts, parseApiPage, plainName } from './apiPage.ts';
import { type IndexedPage, indexedPages, isExport, similarNames } from './findPage.ts';
import type { BuiltDocs } from './openBuiltDocs.ts';
import { textResult, languageInput, productInput, notFoundResult } from './toolInterface.ts';
import { longestAnswer, rowCount, writeOverview, writeRows } from './writeApi.ts';

const nameInput = z.string().trim().min(1).max(120);

/** Reads the API of a component, a hook or an interface. */
export function addApiTool(server: McpServer, docs: BuiltDocs): void {
  server.registerTool(
    'read_api',
    {
      title: "Read a component's API",
      description:
        'Read the API of a MUI X component, hook or interface by its name (DataGrid, useTreeItem, GridColDef): ' +
        'imports, props with types, defaults, plans and signatures, slots, CSS classes. ' +
        'A large one is answered with an overview of all names; ask for rows by kind, names or query. ' +
        'A name that is not in the answer does not exist.',
      inputSchema: {
        name: nameInput.describe('Name of the export.'),
        kind: nameInput
          .optional()
          .describe(
            'One section (props, slots, classes, properties, parameters, demos) or group (props-sorting).',
          ),
        names: z
          .array(nameInput)
          .min(1)
          .max(40)
          .optional()
          .describe('Exact names of props, slots, classes or methods.'),
        query: nameInput.optional().describe('Part of a name, or of a description.'),
        cursor: z
          .string()
          .regex(/^\d{1,5}$/)
          .optional()
          .describe('Where the next page starts, as the previous answer says.'),
        product: productInput(docs.products()),
        language: languageInput,
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ name, product, language, cursor = '0', ...filter }) => {
      const pages = indexedPages(await docs.indexes(language)).filter(
        (page) => isExport(page) && (product === undefined || page.product === product),
      );
      const found = findExport(pages, name);
      const text = found && (await docs.markdown(found.path, language));
      if (!text) {
        const near = similarNames(
          pages.map(({ title }) => title),
          name.replace(/[<>/\s()]/g, ''),
        );
        return notFoundResult(
          `The packages export no component, hook or interface "${name}" with a page.`,
          near,
          'search_docs also finds types and functions without a page.',
        );
      }
      const isWhole = Object.values(filter).every((value) => value === undefined);
      if (isWhole && Buffer.byteLength(text) <= longestAnswer) {
        return textResult(text);
      }
      const page = parseApiPage(text);
      return isWhole && cursor === '0'
        ? textResult(writeOverview(found.title, page))
        : readRows(found.title, page, filter, Number(cursor));
    },
  );
}

/** Rows of a page; names that do not exist are answered with those that come near. */
function readRows(title: string, page: ApiPage, filter: ApiFilter, start: number): CallToolResult {
  const parts = filterParts(page.parts, filter);
  const total = rowCount(parts);
  const all = page.parts.flatMap(({ rows }) => rows.map((row) => row.name));
  if (parts.length === 0 || (total > 0 && start >= total)) {
    return noRows(title, page, filter, all, total);
  }
  const known = new Set(parts.flatMap(({ rows }) => rows.map((row) => plainName(row.name))));
  const missing = (filter.names ?? [])
    .filter((name) => !known.has(plainName(name)))
    .map((name) => {
      const near = similarNames(all, name, 3);
      return `${title} has no \`${name}\`.${near.length > 0 ? ` Near: ${near.join(', ')}.` : ''}`;
    });
  return textResult([writeRows(title, parts, start), ...missing].join('\n\n'));
}

function noRows(
  title: string,
  { parts }: ApiPage,
  { kind, names, query }: ApiFilter,
  all: readonly string[],
  total: number,
): CallToolResult {
  if (total > 0) {
    return notFoundResult(`There are ${total} rows; the cursor is behind the last one.`, []);
  }
  const wanted = names?.join(', ') ?? query;
  return wanted === undefined
    ? notFoundResult(
        `${title} has no section "${kind}".`,
        parts.map(({ group }) => group),
      )
    : notFoundResult(
        `${title} has no row named like "${wanted}"${kind === undefined ? '' : ` in ${kind}`}.`,
        similarNames(all, wanted),
      );
}

/** `<DataGrid />`, `datagrid` and `DataGrid` mean the same; exact spelling comes first. */
function findExport(pages: readonly IndexedPage[], name: string): IndexedPage | null {
  const wanted = name.replace(/[<>/\s()]/g, '');
  const lower = wanted.toLowerCase();
  return (
    pages.find(({ title }) => title === wanted) ??
    pages.find(({ title }) => title.toLowerCase() === lower) ??
    null
  );
}
