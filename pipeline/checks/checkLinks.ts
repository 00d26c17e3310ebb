import type { AuthorProblem } from '#pipeline/content-files/AuthorError.ts';
import type { CompiledPage } from '#pipeline/docs/Docs.ts';

/** Finds links to pages or anchors that do not exist; `others` are pages without a Markdown file. */
export function checkLinks(
  compiled: readonly CompiledPage[],
  others: readonly { path: string; anchors: readonly string[] }[],
): AuthorProblem[] {
  const anchors = new Map(others.map((page) => [page.path, new Set(page.anchors)]));
  for (const page of compiled) {
    anchors.set(page.path, new Set(page.anchors));
  }
  return compiled.flatMap(({ path: ownPath, file, links }) =>
    links.flatMap(({ href, line }) => {
      const [path = '', hash] = href.split('#');
      const target = path === '' ? ownPath : (path.split('?')[0] ?? '');
      const known = anchors.get(target);
      if (!known) {
        return [
          {
            file,
            line,
            message: `The link "${href}" leads to no page.`,
            fix: 'Link to a page that exists, or write that page first.',
          },
        ];
      }
      if (hash && !known.has(hash)) {
        const ids = [...known].join(', ') || 'none';
        return [
          {
            file,
            line,
            message: `The link "${href}" names an anchor that ${target} does not have.`,
            fix: `Its anchors: ${ids}.`,
          },
        ];
      }
      return [];
    }),
  );
}
