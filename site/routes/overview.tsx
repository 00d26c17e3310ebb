import { OverviewPage } from '#site/features/showcase/OverviewPage.tsx';
import { routeHead } from '#site/platform/head/pageHead.ts';

export function meta({ location }: { location: { pathname: string } }) {
  return routeHead(location.pathname, 'overview');
}

export default function OverviewRoute() {
  return <OverviewPage />;
}
