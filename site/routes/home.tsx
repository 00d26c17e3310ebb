import { HomePage } from '#site/features/showcase/HomePage.tsx';
import { routeHead } from '#site/platform/head/pageHead.ts';

export function meta({ location }: { location: { pathname: string } }) {
  return routeHead(location.pathname, 'home');
}

export default function HomeRoute() {
  return <HomePage />;
}
