import { useLocation } from 'react-router';
import { NotFound } from '#site/features/error-page/NotFound.tsx';
import { routeHead } from '#site/platform/head/pageHead.ts';

export function meta({ location }: { location: { pathname: string } }) {
  return [
    ...routeHead(location.pathname, 'notFound', 'notFound.lead'),
    { name: 'robots', content: 'noindex' },
  ];
}

export default function NotFoundRoute() {
  const { pathname } = useLocation();
  return <NotFound key={pathname} />;
}
