import { describe, expect, it } from 'vitest';
import { noPolicyHosts } from '#model/PolicyHosts.ts';
import { noThirdParties } from '#model/ThirdParties.ts';
import { policyHosts } from './policyHosts.ts';

describe('policyHosts', () => {
  it('names no host unless one is configured', () => {
    expect(policyHosts(noThirdParties, '')).toEqual(noPolicyHosts);
  });

  it('names those of third parties and of a feedback server elsewhere', () => {
    const hosts = policyHosts(
      { ...noThirdParties, adScript: 'https://ads.test/a.js' },
      'https://votes.test/feedback',
    );
    expect(hosts.scripts).toEqual(['https://ads.test']);
    expect(hosts.connections).toContain('https://votes.test');
  });

  it('refuses a feedback address that is not whole', () => {
    expect(() => policyHosts(noThirdParties, 'votes.test')).toThrow('FEEDBACK_URL must');
  });
});
