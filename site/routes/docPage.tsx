import { useLoaderData, useLocation } from 'react-router';
import type { PageHtml } from '#model/PageHtml.ts';
import type { PagePayload } from '#model/PagePayload.ts';
import type { PageView } from '#model/PageView.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { ErrorPage } from '#site/features/error-page/ErrorPage.tsx';
import { NotFound } from '#site/features/error-page/NotFound.tsx';
import { notFoundHead, pageHead } from '#site/platform/head/pageHead.ts';
import { fetchCurrentPayload, PageMissing } from '#site/platform/links/payloads.ts';
import { loadPage } from '#site/prerenderParts.server.tsx';
import { DocsPage } from '#site/shell/DocsPage.tsx';

type PageData =
  | {
      view: PageView;
      /** Null on the first page of a visit: its HTML is in the document already. */
      html: PageHtml | null;
    }
  /** There is no page at this address. */
  | { view: null };

export async function loader({ request }: { request: Request }): Promise<PageData> {
  const { path, language } = parseDocsPath(new URL(request.url).pathname.replace(/\.data$/, ''));
  const payload = await loadPage(path, language);
  return payload ? { view: payload.view, html: null } : { view: null };
}

export async function clientLoader({ request }: { request: Request }): Promise<PageData> {
  try {
    const { view, html } = await fetchCurrentPayload<PagePayload>(request.url);
    return { view, html };
  } catch (error) {
    if (error instanceof PageMissing) {
      return { view: null };
    }
    throw error;
  }
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

export function meta({
  loaderData,
  location,
}: {
  loaderData?: PageData;
  location: { pathname: string };
}) {
  return loaderData?.view ? pageHead(loaderData.view) : notFoundHead(location.pathname);
}

export default function DocPage() {
  const data = useLoaderData<PageData>();
  const { pathname } = useLocation();
  return data.view ? (
    <DocsPage key={data.view.path} view={data.view} html={data.html} />
  ) : (
    <NotFound key={pathname} />
  );
}

export { ErrorPage as ErrorBoundary };
