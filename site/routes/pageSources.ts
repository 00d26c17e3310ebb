import { parseDocsPath } from '#model/parseDocsPath.ts';
import { loadJavaScript } from '#site/prerenderParts.server.tsx';

/** JavaScript variants of a page's demos, written once per page at build. */
export async function loader({ params }: { params: { '*'?: string } }) {
  const { path } = parseDocsPath(`/${(params['*'] ?? '').replace(/\.json$/, '')}`);
  return Response.json(await loadJavaScript(path));
}
