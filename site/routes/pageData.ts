import { pageOfPayload } from '#model/payloadPath.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { loadPayload } from '#site/prerenderParts.server.tsx';

/** Payload of a page, for development; see prerenderPaths. */
export async function loader({ params }: { params: { '*'?: string } }) {
  const { path, language } = parseDocsPath(pageOfPayload(`/${params['*'] ?? ''}`));
  const payload = await loadPayload(path, language);
  if (!payload) {
    throw new Response('No such page', { status: 404 });
  }
  return Response.json(payload);
}
