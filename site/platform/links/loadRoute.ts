import { parseDocsPath } from '#model/parseDocsPath.ts';

interface Manifest {
  routes: Record<string, { module: string } | undefined>;
}

/**
 * Makes sure that the code of a page's route can be had, which after a deploy it may not.
 * Left to itself the router would load the current page again and forget where the reader wanted to go.
 */
export async function loadRoute(pathname: string): Promise<void> {
  const { path } = parseDocsPath(pathname);
  const name = { '/': 'home', '/x': 'overview', '/playground': 'playground' }[path] ?? 'docPage';
  const manifest = Reflect.get(window, '__reactRouterManifest') as Manifest | undefined;
  const module = manifest?.routes[`routes/${name}`]?.module;
  if (module) {
    await import(/* @vite-ignore */ module);
  }
}
