import { sandboxPath, sandboxPolicy } from './sandboxPolicy.ts';
import { workerScript } from './workerScope.ts';

/** Response headers of all addresses that a pattern covers; `*` at its end stands for any rest. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/** How long browsers keep to HTTPS once they have seen it, in seconds: two years. */
const strictTransportAge = 63_072_000;

/** Headers every answer carries, be it a page, a file or an error. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // For browsers that do not read `frame-ancestors`. The site frames itself: the sandbox of edited demos.
    'x-frame-options': 'SAMEORIGIN',
    // Online editors are opened as popups and need not answer.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(https && { 'strict-transport-security': `max-age=${strictTransportAge}` }),
  };
}

/** The directive a policy in a document cannot hold; only a header can. */
export const framePolicy = "frame-ancestors 'self'";

/** Headers of the frame in which edited code runs: it has no origin, whoever opens it and however. */
export const sandboxHeaders = {
  // A document without origin fetches its own modules and fonts as another origin would.
  'access-control-allow-origin': '*',
  'content-security-policy': `${sandboxPolicy}; ${framePolicy}; sandbox allow-scripts`,
};

/** One worker script serves the readers of each language, whose pages lie beside its folder. */
export const workerHeaders = { 'service-worker-allowed': '/' };

/** How long an answer may be kept, by address; the first pattern that fits decides. */
export const cachingRules: readonly { pattern: string; value: string }[] = [
  // Their names carry a hash of their contents.
  { pattern: '/assets/*', value: 'public, max-age=31536000, immutable' },
  { pattern: `${sandboxPath}/assets/*`, value: 'public, max-age=31536000, immutable' },
  { pattern: '/*', value: 'no-cache' },
];

/** Caching of an address by the rules above. */
export function cachingOf(pathname: string): string {
  const rule = cachingRules.find(({ pattern }) => pathname.startsWith(pattern.slice(0, -1)));
  return rule?.value ?? 'no-cache';
}

/** The table for hosts that take their headers from a file; a document brings the rest of its policy itself. */
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
