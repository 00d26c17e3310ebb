import { expect, it } from 'vitest';
import { noPolicyHosts } from '#model/PolicyHosts.ts';
import { readPolicyHosts } from './readPolicyHosts.ts';

it('allows nothing but the site unless told', () => {
  expect(readPolicyHosts({})).toEqual(noPolicyHosts);
});

it('reads the hosts of each use', () => {
  const hosts = readPolicyHosts({
    CSP_SCRIPT_HOSTS: 'https://ads.test  https://*.stats.test',
    CSP_FONT_HOSTS: 'https://fonts.test:8443',
  });
  expect(hosts.scripts).toEqual(['https://ads.test', 'https://*.stats.test']);
  expect(hosts.fonts).toEqual(['https://fonts.test:8443']);
});

it.each(["'unsafe-inline'", 'https://a.test;', '*', 'http://a.test', 'https:', 'data:'])(
  'refuses %s',
  (value) => {
    expect(() => readPolicyHosts({ CSP_SCRIPT_HOSTS: value })).toThrow('CSP_SCRIPT_HOSTS must');
  },
);

it('lets feedback go to a server of its own', () => {
  const { connections } = readPolicyHosts({ FEEDBACK_URL: 'https://feedback.test/feedback' });
  expect(connections).toEqual(['https://feedback.test']);
  expect(() => readPolicyHosts({ FEEDBACK_URL: '/feedback' })).toThrow('FEEDBACK_URL must');
});
