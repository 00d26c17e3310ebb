import { useLoaderData, useParams } from 'react-router';
import { ErrorPage } from '#site/features/error-page/ErrorPage.tsx';
import { TemplatePreview } from '#site/features/template-gallery/TemplatePreview.tsx';
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

export default function TemplateRoute() {
  const { strings } = useLoaderData<StandaloneData>();
  const { name = '' } = useParams();
  useLateStart();
  return (
    <Strings strings={strings}>
      <TemplatePreview key={name} name={name} />
    </Strings>
  );
}

export { ErrorPage as ErrorBoundary };
