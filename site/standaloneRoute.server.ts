import { parseDocsPath } from '#model/parseDocsPath.ts';
import type { StandaloneData } from '#site/platform/links/standalone.ts';
import { loadStandalone } from '#site/prerenderParts.server.tsx';

/** Loader of a React route: its words; its snapshots are in the document already. */
export async function loadStandaloneRoute({
  request,
}: {
  request: Request;
}): Promise<StandaloneData> {
  const { path, language } = parseDocsPath(new URL(request.url).pathname.replace(/\.data$/, ''));
  const payload = await loadStandalone(path, language);
  if (!payload) {
    throw new Response('No such page', { status: 404 });
  }
  return { strings: payload.strings, html: null };
}
