import { expect, it } from 'vitest';
import { headersFile, redirectsFile } from './hostFiles.ts';

it('S2.1 S2.4 _redirects holds one permanent redirect a line, special ones first', () => {
  const lines = redirectsFile({ '/x/old': '/x/new' }).trim().split('\n');
  expect(lines[0]).toBe('/x/old /x/new 301');
  expect(lines).toContain('/zh/x/old /zh/x/new 301');
  expect(lines).toContain('/api/* /api-docs/:splat 301');
  expect(lines.at(-1)).toBe('/en/* /:splat 301');
});

it('_headers names a pattern, then its headers', () => {
  const rules = headersFile().split('\n\n');
  const [everywhere = ''] = rules;
  expect(everywhere.split('\n')[0]).toBe('/*');
  expect(everywhere).toContain('  x-content-type-options: nosniff');
  expect(rules).toContain('/assets/*\n  cache-control: public, max-age=31536000, immutable');
});
