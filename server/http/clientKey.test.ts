import { expect, it } from 'vitest';
import { addressKey, clientAddress } from './clientKey.ts';

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
  expect(addressKey('203.0.113.7')).not.toContain('203');
  expect(addressKey('203.0.113.7')).toBe(addressKey('203.0.113.7'));
  expect(addressKey('203.0.113.7')).not.toBe(addressKey('203.0.113.8'));
  expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:db8:1:2:ffff::9'));
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
  expect(addressKey('::1')).not.toBe(addressKey('2001:db8::1'));
});
