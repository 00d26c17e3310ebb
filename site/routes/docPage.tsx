import { useLoaderData } from 'react-router';
import type { PageHtml } from '#model/PageHtml.ts';
import type { PagePayload } from '#model/PagePayload.ts';
import type { PageView } from '#model/PageView.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { DocsPage } from '#site/shell/DocsPage.tsx';
import { pageHead } from '#site/platform/head/pageHead.ts';
import { fetchPayload } from '#site/platform/links/payloads.ts';
import { loadPage } from '#site/prerenderParts.server.tsx';

interface PageData {
  view: PageView;
  /** Null on the first page of a visit: its HTML is in the document already. */
  html: PageHtml | null;
}

export async function loader({ request }: { request: Request }): Promise<PageData> {
  const { path, language } = parseDocsPath(new URL(request.url).pathname.replace(/\.data$/, ''));
  const payload = await loadPage(path, language);
  if (!payload) {
    throw new Response('No such page', { status: 404 });
  }
  return { view: payload.view, html: null };
}

export async function clientLoader({ request }: { request: Request }): Promise<PageData> {
  const { view, html } = await fetchPayload<PagePayload>(new URL(request.url).pathname);
  return { view, html };
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
}: {
  currentUrl: URL;
  nextUrl: URL;
}): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: { loaderData?: PageData }) {
  return loaderData ? pageHead(loaderData.view) : [];
}

export default function DocPage() {
  const { view, html } = useLoaderData<PageData>();
  return <DocsPage key={view.path} view={view} html={html} />;
}
