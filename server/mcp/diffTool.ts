import { z } from 'zod';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { minorOf } from '#model/versions/compareVersions.ts';
import { changeKinds, diffVersions } from '#model/versions/diffVersions.ts';
import { diffMarkdown, problemText } from '#model/versions/diffMarkdown.ts';
import { guideOf } from '#model/versions/versionFiles.ts';
import type { BuiltDocs } from './openBuiltDocs.ts';
import { notFoundResult, textResult } from './toolInterface.ts';

/** Longer results are cut, with advice on how to ask for less. */
const mostChanges = 300;

/** Compares the public API of a package between two versions. */
export function addDiffTool(server: McpServer, docs: BuiltDocs): void {
  server.registerTool(
    'diff_api',
    {
      title: 'Compare two versions',
      description:
        'List what changed in the public API of a MUI X package between two minor versions: removed, changed, deprecated ' +
        'and added exports, props, slots, classes, events and methods, with links to the migration guides.',
      inputSchema: {
        package: z.string().trim().max(60).describe('npm name, such as @mui/x-data-grid.'),
        from: z.string().trim().max(20).describe('The older version, such as 7.22.'),
        to: z
          .string()
          .trim()
          .max(20)
          .optional()
          .describe('The newer version; the newest when left out.'),
        changes: z
          .array(z.enum(changeKinds))
          .optional()
          .describe('Only these kinds of changes; all when left out.'),
        name: z
          .string()
          .trim()
          .max(120)
          .optional()
          .describe('Only items of this export, such as DataGrid, or with this name.'),
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ package: wanted, from, to, changes: kinds, name }) => {
      const products = await docs.versions();
      const packageName = wanted.startsWith('@') ? wanted : `@mui/${wanted}`;
      const served = products.find(({ records }) =>
        records.some((record) => record.package === packageName),
      );
      const record = served?.records.find((each) => each.package === packageName);
      if (!served || !record) {
        const known = products.flatMap(({ records }) => records.map((each) => each.package));
        return notFoundResult(`There is no data about the package "${wanted}".`, known);
      }
      const last = to ?? minorOf(record.versions.at(-1) ?? '');
      const diff = diffVersions(record, from, last);
      if ('problem' in diff) {
        return notFoundResult(problemText(diff.problem), []);
      }
      const origin = await docs.address('');
      const found = diff.changes.filter(
        (change) =>
          (kinds === undefined || kinds.includes(change.change)) &&
          (!name || change.name === name || change.owner === name),
      );
      const text = diffMarkdown(
        { package: packageName, from, to: last },
        found.slice(0, mostChanges),
        (change) => {
          const guide = guideOf(served, change);
          return guide && origin + guide;
        },
      );
      const rest = found.length - mostChanges;
      return textResult(
        rest > 0
          ? `${text}\n\n${rest} more changes are left out. Name an export or the kinds of changes to see fewer.`
          : text,
      );
    },
  );
}
