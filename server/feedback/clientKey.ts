import { createHmac, randomBytes } from 'node:crypto';

// Fresh in each process and kept nowhere: keys cannot be turned back into addresses, nor compared later.
const salt = randomBytes(32);

/** The address of the reader, seen through a number of proxies that each append the address they saw. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const seen = (forwardedFor ?? '').split(',').map((address) => address.trim());
  // Entries further left are what the reader claims.
  return (proxies > 0 && seen.at(-proxies)) || socketAddress || 'unknown';
}

/** A key for limits that does not reveal the address; IPv6 readers own a whole /64, so that is what counts. */
export function clientKey(address: string): string {
  const isIpv6 = address.includes(':') && !address.includes('.');
  const owner = isIpv6 ? expandIpv6(address).slice(0, 4).join(':') : address;
  return createHmac('sha256', salt).update(owner).digest('base64url');
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  return [...start, ...Array.from({ length: gap }, () => '0'), ...end];
}
