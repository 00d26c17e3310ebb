import { expect, it } from 'vitest';
import { isOwnOrigin } from './isOwnOrigin.ts';

const host = 'docs.test';
const own = 'https://docs.test';

it.each([
  ['a page of the site', { fetchSite: 'same-origin', origin: own }, true],
  [
    'a page of the site behind a proxy that renames it',
    { fetchSite: 'same-origin', origin: 'https://public.test' },
    true,
  ],
  ['an old browser', { fetchSite: undefined, origin: own }, true],
  ['another site', { fetchSite: 'cross-site', origin: 'https://evil.test' }, false],
  ['another site in an old browser', { fetchSite: undefined, origin: 'https://evil.test' }, false],
  ['a sandboxed frame', { fetchSite: 'cross-site', origin: 'null' }, false],
  ['a sandboxed frame in an old browser', { fetchSite: undefined, origin: 'null' }, false],
  ['a subdomain', { fetchSite: 'same-site', origin: 'https://a.docs.test' }, false],
  ['a script that says nothing', { fetchSite: undefined, origin: undefined }, false],
  ['a site allowed by name', { fetchSite: 'cross-site', origin: 'https://friend.test' }, true],
])('judges %s', (_who, headers, expected) => {
  expect(isOwnOrigin({ ...headers, host }, ['https://friend.test'])).toBe(expected);
});
