import type { PolicyHosts } from './PolicyHosts.ts';

/** Where readers send a demo to, by a form, when they open it in an online editor. */
const sandboxHosts = ['https://codesandbox.io', 'https://stackblitz.com'];

/** Stands in a policy for the hashes of a page's inline scripts. */
export const scriptsSlot = '{scripts}';

/**
 * The content security policy of a page. Scripts come from the site itself, from hosts the site was configured with,
 * or stand in the page and are named by their hash; nothing is evaluated from text. Emotion writes style tags while
 * demos run, so styles are the one thing allowed inline.
 */
export function contentSecurityPolicy(hosts: PolicyHosts): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", scriptsSlot, ...hosts.scripts],
    'style-src': ["'self'", "'unsafe-inline'", ...hosts.styles],
    'font-src': ["'self'", 'data:', ...hosts.fonts],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.images],
    'connect-src': ["'self'", ...hosts.connections],
    'frame-src': ["'self'", ...hosts.frames],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...sandboxHosts],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The policy for one page, with the hashes of its inline scripts in place. */
export function policyOfPage(policy: string, scriptHashes: readonly string[]): string {
  const sources = scriptHashes.map((hash) => `'${hash}'`).join(' ');
  return policy.replace(` ${scriptsSlot}`, sources && ` ${sources}`);
}
