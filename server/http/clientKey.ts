import { createHmac, randomBytes } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

// New in each process and stored nowhere: keys cannot be turned back into addresses, nor compared later.
const salt = randomBytes(32);

/** A key for the reader who sent a request, the same for all requests from one address. */
export function clientKey(c: Context, proxies: number): string {
  // Requests made inside the process, as tests do, have no connection.
  const socketAddress = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  return addressKey(clientAddress(socketAddress, c.req.header('x-forwarded-for'), proxies));
}

/** The IP address of the reader behind a number of proxies, each of which appends the address it saw. */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const seen = (forwardedFor ?? '').split(',').map((address) => address.trim());
  // Entries further left are claims of the client.
  return (proxies > 0 && seen.at(-proxies)) || socketAddress || 'unknown';
}

/** A key for rate limits that does not reveal the address; IPv6 readers own a whole /64, so that is what counts. */
export function addressKey(address: string): string {
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
