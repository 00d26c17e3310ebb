import { useLoaderData } from 'react-router';
import { HomePage } from '#site/features/showcase/HomePage.tsx';
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

export default function HomeRoute() {
  const { strings, html } = useLoaderData<StandaloneData>();
  return (
    <Strings strings={strings}>
      <HomePage html={html} />
    </Strings>
  );
}

export { ErrorPage as ErrorBoundary };
