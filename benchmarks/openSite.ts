import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createApp } from '#server/createApp.ts';
import { listen } from '#server/http/listen.ts';
import { isAddress, type SiteTarget } from './readOptions.ts';

/** A running site. */
export interface OpenSite {
  /** Scheme, host and port, without a trailing slash. */
  origin: string;
  close(): Promise<void>;
}

/** Throws one sentence when the folder of a site is missing. */
export function requireSite({ name, location, isOurs }: SiteTarget): void {
  if (!isAddress(location) && !existsSync(location)) {
    const hint = isOurs ? ': run `npm run build` first' : '';
    throw new Error(`The site "${name}" is not in ${location}${hint}.`);
  }
}

/** Opens a site: an address as it is, a folder through our own server. */
export async function openSite(target: SiteTarget): Promise<OpenSite> {
  const { location, isOurs } = target;
  if (isAddress(location)) {
    return { origin: location.replace(/\/+$/, ''), close: async () => {} };
  }
  requireSite(target);
  const clientDir = resolve(location);
  // The redirects are the rules of our addresses; another site has its own.
  const app = createApp(isOurs ? { clientDir } : { clientDir, redirect: () => null });
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  return { origin: `http://127.0.0.1:${server.port}`, close: () => server.close(0) };
}
