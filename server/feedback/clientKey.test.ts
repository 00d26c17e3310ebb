import { expect, it } from 'vitest';
import { clientAddress, clientKey } from './clientKey.ts';

it.each([
  [0, '10.0.0.9, 203.0.113.7', '198.51.100.1'],
  [1, '10.0.0.9, 203.0.113.7', '203.0.113.7'],
  [2, '10.0.0.9, 203.0.113.7', '10.0.0.9'],
  [3, '10.0.0.9, 203.0.113.7', '198.51.100.1'],
  [1, undefined, '198.51.100.1'],
])('behind %i proxies, %s names %s', (proxies, header, address) => {
  expect(clientAddress('198.51.100.1', header, proxies)).toBe(address);
});

it('hides the address and counts an IPv6 network as one', () => {
  expect(clientKey('203.0.113.7')).not.toContain('203');
  expect(clientKey('203.0.113.7')).toBe(clientKey('203.0.113.7'));
  expect(clientKey('203.0.113.7')).not.toBe(clientKey('203.0.113.8'));
  expect(clientKey('2001:db8:1:2::1')).toBe(clientKey('2001:db8:1:2:ffff::9'));
  expect(clientKey('2001:db8:1:2::1')).not.toBe(clientKey('2001:db8:1:3::1'));
  expect(clientKey('::1')).not.toBe(clientKey('2001:db8::1'));
});
