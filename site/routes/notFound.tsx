import { useLocation } from 'react-router';
import { parseDocsPath } from '#model/parseDocsPath.ts';
import { NotFound } from '#site/features/error-page/NotFound.tsx';
import { routeHead } from '#site/platform/head/pageHead.ts';
import { dictionaries } from '#site/platform/i18n/dictionaries.ts';
import { translate } from '#site/platform/i18n/translate.ts';

export function meta({ location: { pathname } }: { location: { pathname: string } }) {
  const { language } = parseDocsPath(pathname);
  const [title = '', description = ''] = ['notFound.title', 'notFound.lead'].map((key) =>
    translate(dictionaries, language, key),
  );
  return [...routeHead(pathname, title, description), { name: 'robots', content: 'noindex' }];
}

export default function NotFoundRoute() {
  const { pathname } = useLocation();
  return <NotFound key={pathname} />;
}
