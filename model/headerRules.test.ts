import { expect, it } from 'vitest';
import { cachingOf, securityHeaders, staticHostHeaders } from './headerRules.ts';

it('keeps hashed assets for ever and has everything else revalidated', () => {
  expect(cachingOf('/assets/app-3f2a.js')).toContain('immutable');
  expect(cachingOf('/x/introduction')).toBe('no-cache');
  expect(cachingOf('/assets')).toBe('no-cache');
});

it('asks for HTTPS only where the site has it', () => {
  expect(securityHeaders({ https: false })).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders({ https: true })['strict-transport-security']).toBe('max-age=63072000');
  expect(securityHeaders({ https: true, subdomains: true })['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
  expect(securityHeaders({ https: false, subdomains: true })).not.toHaveProperty(
    'strict-transport-security',
  );
});

it('gives static hosts the same security headers and caching', () => {
  const rules = staticHostHeaders();
  const [everywhere] = rules;
  const assets = rules.find(({ pattern }) => pattern === '/assets/*');
  expect(everywhere?.headers).toMatchObject(securityHeaders({ https: true }));
  expect(everywhere?.headers['content-security-policy']).toBe("frame-ancestors 'self'");
  expect(assets?.headers['cache-control']).toBe(cachingOf('/assets/app.js'));
  const sandbox = rules.find(({ pattern }) => pattern === '/sandbox/*');
  expect(sandbox?.headers).toHaveProperty('access-control-allow-origin', '*');
  expect(everywhere?.headers).toHaveProperty('cross-origin-resource-policy', 'same-origin');
  expect(sandbox?.headers).toHaveProperty('cross-origin-resource-policy', 'cross-origin');
  expect(sandbox?.headers).toHaveProperty('connection-allowlist', '(response-origin)');
  const worker = rules.find(({ pattern }) => pattern === '/x/sw.js');
  expect(worker?.headers).toHaveProperty('service-worker-allowed', '/');
});
