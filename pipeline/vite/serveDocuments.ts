import path from 'node:path';
import { type Connect, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { demoOfPicture } from '#model/ChartExample.ts';
import type { DocumentAssets } from '#model/DocumentAssets.ts';
import { pageOfPayload } from '#model/pagePaths.ts';
import type { SiteRenderer } from './prerenderSite.ts';
import { findStyleSheets } from './styleSheetPlugin.ts';

/** Modules of the site, as paths from the root of the repository: what runs in the browser, and what renders documents. */
export interface SiteEntries {
  client: string;
  server: string;
}

/** Answers requests for documents, payloads, sources, branches of the tree and pictures in development, each rendered anew. */
export function serveDocuments(
  server: ViteDevServer,
  entries: SiteEntries,
): Connect.NextHandleFunction {
  const { root } = server.config;

  async function answer(pathname: string): Promise<{ type: string; body: string } | null> {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) {
      throw new Error('Documents are rendered in this process.');
    }
    const renderer = (await ssr.runner.import(path.join(root, entries.server))) as SiteRenderer;
    const json = (value: object | string | null) =>
      value === null ? null : { type: 'application/json', body: JSON.stringify(value) };
    if (pathname.startsWith('/page-sources/')) {
      const page = pathname.replace(/^\/page-sources|\.json$/g, '');
      return json(await renderer.loadSources(page));
    }
    if (pathname.startsWith('/navigation/')) {
      return json((await renderer.renderBranches()).get(pathname) ?? null);
    }
    const pictured = demoOfPicture(pathname);
    if (pictured !== null) {
      return { type: 'image/svg+xml', body: await renderer.renderPicture(pictured) };
    }
    const assets: DocumentAssets = {
      script: `/${entries.client}`,
      preloads: [],
      styles: { kind: 'linked', hrefs: await styleSheets(root) },
      demos: { base: '/@id/__x00__virtual:docs/demo/', runtime: [], filesOf: (id) => [id] },
    };
    if (pathname.startsWith('/page-data/')) {
      return json((await renderer.renderAddress(pageOfPayload(pathname), assets)).payload);
    }
    const { html } = await renderer.renderAddress(pathname, assets);
    return { type: 'text/html', body: await server.transformIndexHtml(pathname, html) };
  }

  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
    answer(pathname).then(
      (found) => {
        if (!found) {
          response.statusCode = 404;
          response.end();
          return;
        }
        response.setHeader('content-type', `${found.type}; charset=utf-8`);
        response.end(found.body);
      },
      (error: unknown) => {
        if (error instanceof Error) {
          server.ssrFixStacktrace(error);
        }
        next(error);
      },
    );
  };
}

/** All style sheets, linked so that a page is not shown bare until its modules have run. */
async function styleSheets(root: string): Promise<string[]> {
  const { elements, components } = await findStyleSheets(path.join(root, 'site'));
  return [...elements, ...components].map((file) => `/${path.relative(root, file)}?direct`);
}
