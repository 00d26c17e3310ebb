import { sandboxPath, sandboxPolicy } from './contentSecurityPolicy.ts';
import { workerScript } from './offline.ts';

/** Response headers of all paths that match a pattern; a trailing `*` matches any rest. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** How long browsers insist on HTTPS once they have seen it, in seconds: two years. */
const strictTransportAge = 63_072_000;

/** How readers reach the site. */
interface Transport {
  https: boolean;
  /** Whether every subdomain of the site's host is reached by HTTPS as well. */
  subdomains?: boolean | undefined;
}

/** Headers of every response, be it a page, a file or an error. */
export function securityHeaders({ https, subdomains = false }: Transport): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // For browsers that do not read `frame-ancestors`. The site frames itself: the sandbox of edited demos.
    'x-frame-options': 'SAMEORIGIN',
    // Online editors are opened as popups and need no reference back.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // Nothing of the site is meant to be a picture, a script or a style of another one.
    'cross-origin-resource-policy': 'same-origin',
    ...(https && {
      'strict-transport-security': `max-age=${strictTransportAge}${subdomains ? '; includeSubDomains' : ''}`,
    }),
  };
}

/** The directive that only a header may contain, not a tag in the document. */
export const framePolicy = "frame-ancestors 'self'";

/** Headers of the frame in which edited code runs: it has no origin, whoever opens it and however. */
export const sandboxHeaders = {
  // A document without origin fetches its own modules and fonts as another origin would.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': `${sandboxPolicy}; ${framePolicy}; sandbox allow-scripts`,
  // WebRTC and hints such as `preconnect` get past a content security policy; Chromium does not know `webrtc 'block'`.
  'connection-allowlist': '(response-origin)',
};

/** One worker script serves all languages, whose pages are outside its folder. */
export const workerHeaders = { 'service-worker-allowed': '/' };

/** How long a response may be cached, by path; the first matching pattern decides. */
export const cachingRules: readonly { pattern: string; value: string }[] = [
  // Their names carry a hash of their contents.
  { pattern: '/assets/*', value: 'public, max-age=31536000, immutable' },
  { pattern: `${sandboxPath}/assets/*`, value: 'public, max-age=31536000, immutable' },
  { pattern: '/*', value: 'no-cache' },
];

/** Caching of a path by the rules above. */
export function cachingOf(pathname: string): string {
  const rule = cachingRules.find(({ pattern }) => pathname.startsWith(pattern.slice(0, -1)));
  return rule?.value ?? 'no-cache';
}

/** The rules for hosts that read headers from a file; documents contain the rest of their policy themselves. */
export function staticHostHeaders(): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        ...securityHeaders({ https: true }),
        'content-security-policy': framePolicy,
      },
    },
    { pattern: `${sandboxPath}/*`, headers: sandboxHeaders },
    { pattern: workerScript, headers: workerHeaders },
    ...cachingRules
      .filter(({ pattern }) => pattern !== '/*')
      .map(({ pattern, value }) => ({ pattern, headers: { 'cache-control': value } })),
  ];
}
