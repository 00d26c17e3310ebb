import { parseDocsPath } from '#model/parseDocsPath.ts';
import { loadPage } from '#site/prerenderParts.server.tsx';

/** Payload of a page, written once per page at build. */
export async function loader({ params }: { params: { '*'?: string } }) {
  const { path, language } = parseDocsPath(`/${(params['*'] ?? '').replace(/\.json$/, '')}`);
  const payload = await loadPage(path, language);
  if (!payload) {
    throw new Response('No such page', { status: 404 });
  }
  return Response.json(payload);
}
