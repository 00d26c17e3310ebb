import { useLoaderData } from 'react-router';
import { OverviewPage } from '#site/features/showcase/OverviewPage.tsx';
import { ErrorPage } from '#site/features/error-page/ErrorPage.tsx';
import { Strings } from '#site/platform/i18n/Strings.tsx';
import {
  fetchStandalone,
  standaloneHead,
  type StandaloneData,
} from '#site/platform/links/standalone.ts';
import { loadStandaloneRoute } from '#site/standaloneRoute.server.ts';

export const loader = loadStandaloneRoute;
export const clientLoader = fetchStandalone;
export const meta = standaloneHead;

export default function OverviewRoute() {
  const { strings, html } = useLoaderData<StandaloneData>();
  return (
    <Strings strings={strings}>
      <OverviewPage html={html} />
    </Strings>
  );
}

export { ErrorPage as ErrorBoundary };
