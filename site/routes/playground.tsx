import { useLoaderData } from 'react-router';
import { ErrorPage } from '#site/features/error-page/ErrorPage.tsx';
import { Playground } from '#site/features/playground/Playground.tsx';
import { Strings } from '#site/platform/i18n/Strings.tsx';
import {
  fetchStandalone,
  standaloneHead,
  type StandaloneData,
} from '#site/platform/links/standalone.ts';
import { useLateStart } from '#site/shell/useLateStart.ts';
import { loadStandaloneRoute } from '#site/standaloneRoute.server.ts';

export const loader = loadStandaloneRoute;
export const clientLoader = fetchStandalone;
export const meta = standaloneHead;

export function shouldRevalidate(): boolean {
  // The address holds the code; the page's words do not change with it.
  return false;
}

export default function PlaygroundRoute() {
  const { strings } = useLoaderData<StandaloneData>();
  useLateStart();
  return (
    <Strings strings={strings}>
      <Playground />
    </Strings>
  );
}

export { ErrorPage as ErrorBoundary };
