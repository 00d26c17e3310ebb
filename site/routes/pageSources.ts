import { parseDocsPath } from '#model/parseDocsPath.ts';
import { loadSources } from '#site/prerenderParts.server.tsx';

/** The code of a page's demos, written once per page at build. */
export async function loader({ params }: { params: { '*'?: string } }) {
  const { path } = parseDocsPath(`/${(params['*'] ?? '').replace(/\.json$/, '')}`);
  return Response.json(await loadSources(path));
}
