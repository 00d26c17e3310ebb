import { pageOfPayload } from '#model/payloadPath.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { loadPage, loadStandalone } from '#site/prerenderParts.server.tsx';

/** Payload of a page, written once per page at build. */
export async function loader({ params }: { params: { '*'?: string } }) {
  const { path, language } = parseDocsPath(pageOfPayload(`/${params['*'] ?? ''}`));
  const payload = (await loadStandalone(path, language)) ?? (await loadPage(path, language));
  if (!payload) {
    throw new Response('No such page', { status: 404 });
  }
  return Response.json(payload);
}
