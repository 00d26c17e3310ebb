import { expect, it } from 'vitest';
import { contentSecurityPolicy, policyOfPage } from './contentSecurityPolicy.ts';
import { noPolicyHosts } from './PolicyHosts.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

it('allows scripts of the site and those named by a hash, nothing else', () => {
  const policy = policyOfPage(contentSecurityPolicy(noPolicyHosts), ['sha256-a=', 'sha256-b=']);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-a=' 'sha256-b='");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.replace(/style-src[^;]*/, '')).not.toContain('unsafe-inline');
});

it('leaves no gap for a page without inline scripts', () => {
  const policy = policyOfPage(contentSecurityPolicy(noPolicyHosts), []);
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
});

it('names other hosts only where they were configured', () => {
  const hosts = { ...noPolicyHosts, scripts: ['https://ads.test'], images: ['https://img.test'] };
  const policy = contentSecurityPolicy(hosts);
  expect(directive(policy, 'script-src')).toContain('https://ads.test');
  expect(directive(policy, 'img-src')).toContain('https://img.test');
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
});
