import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { docs, headExtras, writePayload } from 'virtual:docs/server';
import { languageHref } from '#model/languageHref.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { loadDictionary } from '#site/platform/i18n/dictionaries.ts';
import { PrerenderContext } from '#site/platform/PrerenderContext.ts';
import { loadPayload, prerenderParts } from '#site/prerenderParts.server.tsx';

/** Renders one address to a complete document, and at build writes the payload of the page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { language, path } = parseDocsPath(pathname);
  await loadDictionary(language);
  const parts = await prerenderParts(path, language);
  const html = await renderDocument(
    <PrerenderContext value={parts}>
      <ServerRouter context={routerContext} url={request.url} />
    </PrerenderContext>,
  );
  const extras = await headExtras(docs, path, language);
  const payload = import.meta.env.DEV ? null : await loadPayload(path, language);
  if (payload) {
    await writePayload(docs.config.root, languageHref(path, language), payload);
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(
    scriptsAfterStyles(html).replace('</head>', () => `${extras}</head>`),
    { status, headers },
  );
}

/**
 * Scripts share a slow line with the style sheet unless they are told to wait for it: the text of a page is then painted a
 * quarter of a second earlier, and the page answers as soon as before.
 */
function scriptsAfterStyles(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
}

function renderDocument(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      // Finished content must never be held back in hidden elements for a script to move.
      progressiveChunkSize: Infinity,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });
}
