/** Other hosts a page may use, by purpose; each entry is a source of a content security policy, such as `https://ads.example.com`. */
export interface PolicyHosts {
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  images: readonly string[];
  /** Requests by script. */
  connections: readonly string[];
  frames: readonly string[];
}

/** No hosts but the site itself. */
export const noPolicyHosts: PolicyHosts = {
  scripts: [],
  styles: [],
  fonts: [],
  images: [],
  connections: [],
  frames: [],
};

/** Online editors that a demo is submitted to by a form. */
const sandboxHosts = ['https://codesandbox.io', 'https://stackblitz.com'];

/** Placeholder in a policy for the hashes of a page's inline scripts. */
export const scriptsPlaceholder = '{scripts}';

/**
 * The content security policy of a page. Scripts come from the site itself, from configured hosts, or are inline
 * and listed by their hash; nothing is evaluated from text. Emotion writes style tags while demos run, so styles are the
 * one thing allowed inline.
 */
export function contentSecurityPolicy(hosts: PolicyHosts): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", scriptsPlaceholder, ...hosts.scripts],
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

/** The name of our policy for trusted types; pages create no other. */
export const trustedTypesName = 'docs';

/** Text becomes markup or the address of a script only through our own policy; a browser without it ignores this. */
const trustedTypes = `require-trusted-types-for 'script'; trusted-types ${trustedTypesName}`;

/**
 * Documents in which no demo runs: the playground, whose code is in a frame. The library assigns markup itself, when a
 * reader types a date or prints a grid, so trusted types would break its demos (decision 031).
 */
const withoutDemos = /^(?:[a-z]{2}\/)?playground(?:\/index)?\.html$/;

/** Scripts of other hosts are not written for trusted types. */
const ownScriptsOnly = `script-src 'self' ${scriptsPlaceholder};`;

/** The policy for one document, by its file below the root of the site, with the hashes of its inline scripts. */
export function policyOfPage(
  policy: string,
  file: string,
  scriptHashes: readonly string[],
): string {
  const sources = scriptHashes.map((hash) => `'${hash}'`).join(' ');
  const isStrict = withoutDemos.test(file) && policy.includes(ownScriptsOnly);
  return (
    policy.replace(` ${scriptsPlaceholder}`, sources && ` ${sources}`) +
    (isStrict ? `; ${trustedTypes}` : '')
  );
}

/** Folder of the built site that holds the frame in which edited code runs. */
export const sandboxPath = '/sandbox';

/**
 * What the frame of edited code may do: run any script in itself, load its own files, and nothing else.
 * A static host gets it as a tag in the document; our server sends it as a header too, with what only a header may say.
 */
export const sandboxPolicy = [
  "default-src 'none'",
  // The reader's code is evaluated; an inline script is how the position of a syntax error is found.
  "script-src 'self' 'unsafe-eval' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  'img-src data: blob:',
  "connect-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');
