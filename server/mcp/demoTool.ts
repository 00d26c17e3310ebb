import { z } from 'zod';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { copyableFiles } from '#model/DemoSource.ts';
import { anchorOn, type SearchIndex } from '#search/SearchIndex.ts';
import { findPage, indexedPages, similarNames, parsePageReference } from './findPage.ts';
import type { BuiltDemo, BuiltDocs } from './openBuiltDocs.ts';
import { textResult, notFoundResult } from './toolInterface.ts';

/** Fetches the source of a demo. */
export function addDemoTool(server: McpServer, docs: BuiltDocs): void {
  server.registerTool(
    'get_demo',
    {
      title: "Fetch a demo's source",
      description:
        'Fetch the source of a demo of the MUI X documentation as one file that runs when pasted, its data included. ' +
        'Demos are named on their pages (BasicItems); name the page too where several have a demo of that name.',
      inputSchema: {
        demo: z.string().trim().min(1).max(120).describe('Name of the demo.'),
        page: z.string().trim().max(400).optional().describe('Path, address or title of its page.'),
        code: z.enum(['ts', 'js']).default('ts').describe('TypeScript or JavaScript.'),
        styling: z
          .enum(['MUI System', 'Tailwind', 'CSS'])
          .optional()
          .describe('One of the stylings of a demo that has several; all when left out.'),
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ demo, page, code, styling }) => {
      const indexes = await docs.indexes('en');
      const wanted = demo.replace(/\.[jt]sx?$/, '');
      const path =
        page === undefined
          ? null
          : (findPage(indexedPages(indexes), page)?.path ?? parsePageReference(page).path);
      const candidates = demosOfPages(indexes).filter(
        (each) => path === null || each.path === path,
      );
      const found = candidates.filter(({ name }) => name === wanted);
      const [match] = found;
      if (!match) {
        const near = similarNames(
          candidates.map(({ name }) => name),
          wanted,
        );
        return notFoundResult(
          path === null ? `There is no demo "${demo}".` : `The page ${path} has no demo "${demo}".`,
          near.length > 0 || path === null ? near : candidates.map(({ name }) => name),
        );
      }
      if (found.length > 1) {
        return notFoundResult(
          `Several pages have a demo "${demo}"; name the page.`,
          found.map((each) => each.path),
        );
      }
      const variants = (await docs.demos(match.path)).filter(({ name }) => name === wanted);
      const shown = variants.filter((variant) => !styling || variant.styling === styling);
      return shown.length > 0
        ? textResult(shown.map((variant) => writeDemo(variant, code)).join('\n\n'))
        : notFoundResult(
            `The demo ${wanted} is not styled with ${styling}.`,
            variants.flatMap((variant) => variant.styling ?? []),
          );
    },
  );
}

/** Every demo with its page. */
function demosOfPages(indexes: readonly SearchIndex[]): { name: string; path: string }[] {
  return indexes.flatMap((index) =>
    index.entries.flatMap((entry) =>
      entry.kind === 'demo'
        ? entry.pages.map((page) => ({
            name: anchorOn(index, entry, page),
            path: index.paths[page] ?? '',
          }))
        : [],
    ),
  );
}

function writeDemo(demo: BuiltDemo, code: 'ts' | 'js'): string {
  const { styling } = demo;
  const parts = copyableFiles(demo).map((file) => {
    const name = code === 'ts' ? file.tsName : file.jsName;
    const language = /\.(\w+)$/.exec(name)?.[1] ?? '';
    return `\`\`\`${language} title="${name}"\n${file[code].trimEnd()}\n\`\`\``;
  });
  return [...(styling === null ? [] : [`Styled with ${styling}:`]), ...parts].join('\n\n');
}
