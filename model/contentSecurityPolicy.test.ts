import { expect, it } from 'vitest';
import { contentSecurityPolicy, noPolicyHosts, policyOfPage } from './contentSecurityPolicy.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

it('allows scripts of the site and those named by a hash, nothing else', () => {
  const policy = policyOfPage(contentSecurityPolicy(noPolicyHosts), 'x.html', [
    'sha256-a=',
    'sha256-b=',
  ]);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-a=' 'sha256-b='");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.replace(/style-src[^;]*/, '')).not.toContain('unsafe-inline');
});

it('leaves no gap for a page without inline scripts', () => {
  const policy = policyOfPage(contentSecurityPolicy(noPolicyHosts), 'x.html', []);
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
});

it('names other hosts only where they were configured', () => {
  const hosts = { ...noPolicyHosts, scripts: ['https://ads.test'], images: ['https://img.test'] };
  const policy = contentSecurityPolicy(hosts);
  expect(directive(policy, 'script-src')).toContain('https://ads.test');
  expect(directive(policy, 'img-src')).toContain('https://img.test');
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
});

it('asks for trusted types where no demo runs, unless scripts of others are there', () => {
  const own = contentSecurityPolicy(noPolicyHosts);
  const others = contentSecurityPolicy({ ...noPolicyHosts, scripts: ['https://ads.test'] });
  for (const file of ['playground.html', 'playground/index.html', 'zh/playground/index.html']) {
    const policy = policyOfPage(own, file, ['sha256-a=']);
    expect(directive(policy, 'require-trusted-types-for')).toContain("'script'");
    expect(directive(policy, 'trusted-types')).toBe('trusted-types docs');
    expect(policyOfPage(others, file, [])).not.toContain('trusted-types');
  }
  expect(policyOfPage(own, 'x/playground-guide/index.html', [])).not.toContain('trusted-types');
});
