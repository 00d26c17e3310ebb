import { z } from 'zod';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { SearchIndex } from '#model/search/openIndex.ts';
import { findPage, knownPages, readAddress } from './findPage.ts';
import { nearNames } from './nearNames.ts';
import type { BuiltDemo, BuiltDocs } from './openBuiltDocs.ts';
import { answer, refusal } from './toolAnswer.ts';

/** Fetches the source of a demo. */
export function addDemoTool(server: McpServer, docs: BuiltDocs): void {
  server.registerTool(
    'get_demo',
    {
      title: "Fetch a demo's source",
      description:
        'Fetch the source of a demo of the MUI X documentation with every file it needs, ready to be pasted. ' +
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
          : (findPage(knownPages(indexes), page)?.path ?? readAddress(page).path);
      const places = demoPlaces(indexes).filter((place) => path === null || place.path === path);
      const found = places.filter(({ name }) => name === wanted);
      const [place] = found;
      if (!place) {
        const near = nearNames(
          places.map(({ name }) => name),
          wanted,
        );
        return refusal(
          path === null ? `There is no demo "${demo}".` : `The page ${path} has no demo "${demo}".`,
          near.length > 0 || path === null ? near : places.map(({ name }) => name),
        );
      }
      if (found.length > 1) {
        return refusal(
          `Several pages have a demo "${demo}"; name the page.`,
          found.map((each) => each.path),
        );
      }
      const variants = (await docs.demos(place.path)).filter(({ name }) => name === wanted);
      const shown = variants.filter((variant) => !styling || variant.styling === styling);
      return shown.length > 0
        ? answer(shown.map((variant) => writeDemo(variant, code)).join('\n\n'))
        : refusal(
            `The demo ${wanted} is not styled with ${styling}.`,
            variants.flatMap((variant) => variant.styling ?? []),
          );
    },
  );
}

/** Every demo with the page it stands on. */
function demoPlaces(indexes: readonly SearchIndex[]): { name: string; path: string }[] {
  return indexes.flatMap(({ entries, paths }) =>
    entries.flatMap(({ kind, anchor, pages }) =>
      kind === 'demo' ? pages.map((page) => ({ name: anchor, path: paths[page] ?? '' })) : [],
    ),
  );
}

function writeDemo({ styling, files }: BuiltDemo, code: 'ts' | 'js'): string {
  const parts = files.map((file) => {
    const name = code === 'ts' ? file.tsName : file.jsName;
    const language = /\.(\w+)$/.exec(name)?.[1] ?? '';
    return `\`\`\`${language} title="${name}"\n${file[code].trimEnd()}\n\`\`\``;
  });
  return [...(styling === null ? [] : [`Styled with ${styling}:`]), ...parts].join('\n\n');
}
