import { lazy } from 'react';
import { useLoaderData } from 'react-router';
import type { Dictionary } from '#model/Dictionary.ts';
import type { PageHtml } from '#model/PageHtml.ts';
import type { PagePayload } from '#model/PagePayload.ts';
import type { PageView } from '#model/PageView.ts';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { offlinePath } from '#model/workerScope.ts';
import { ErrorPage } from '#site/features/error-page/ErrorPage.tsx';
import { absentHead, pageHead } from '#site/platform/head/pageHead.ts';
import { importOrReload } from '#site/platform/links/importOrReload.ts';
import { fetchCurrentPayload, PageMissing } from '#site/platform/links/payloads.ts';
import { loadPage, offlineStrings } from '#site/prerenderParts.server.tsx';
import { DocsPage } from '#site/shell/DocsPage.tsx';

type PageData =
  | {
      view: PageView;
      /** Null on the first page of a visit: its HTML is in the document already. */
      html: PageHtml | null;
    }
  /** There is no page at this address, or no connection: then with the words to say so. */
  | { view: null; offline: Dictionary | null };

// Few readers ever see it.
const AbsentPage = lazy(async () => {
  const module = await importOrReload(() => import('#site/features/error-page/AbsentPage.tsx'));
  return { default: module.AbsentPage };
});

export async function loader({ request }: { request: Request }): Promise<PageData> {
  const { path, language } = parseDocsPath(new URL(request.url).pathname.replace(/\.data$/, ''));
  const payload = await loadPage(path, language);
  return payload
    ? { view: payload.view, html: null }
    : { view: null, offline: path === offlinePath ? offlineStrings(language) : null };
}

export async function clientLoader({ request }: { request: Request }): Promise<PageData> {
  try {
    const { view, html } = await fetchCurrentPayload<PagePayload>(request.url);
    return { view, html };
  } catch (error) {
    if (error instanceof PageMissing) {
      return { view: null, offline: null };
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
  return loaderData?.view
    ? pageHead(loaderData.view)
    : absentHead(location.pathname, loaderData?.offline ?? null);
}

export default function DocPage() {
  const data = useLoaderData<PageData>();
  return data.view ? (
    <DocsPage key={data.view.path} view={data.view} html={data.html} />
  ) : (
    <AbsentPage offline={data.offline} />
  );
}

export { ErrorPage as ErrorBoundary };
