import { describe, expect, it } from 'vitest';
import { noThirdParties, thirdPartyHosts } from './ThirdParties.ts';

const none = { scripts: [], styles: [], fonts: [], images: [], connections: [], frames: [] };

describe('thirdPartyHosts', () => {
  it('allows nothing when nothing is configured', () => {
    expect(thirdPartyHosts(noThirdParties)).toEqual(none);
  });

  it('allows origins, not addresses, each once', () => {
    const hosts = thirdPartyHosts({
      ...noThirdParties,
      adScript: 'https://ads.example/serve.js?zone=docs',
      adFeed: 'https://ads.example/feed.json',
      adHosts: ['https://pictures.example'],
    });
    const both = ['https://ads.example', 'https://pictures.example'];
    expect(hosts).toEqual({ ...none, scripts: both, images: both, connections: both });
  });

  it('asks for the analytics script only when there is an id to send to', () => {
    const analyticsScript = 'https://www.googletagmanager.com/gtag/js';
    expect(thirdPartyHosts({ ...noThirdParties, analyticsScript })).toEqual(none);
    const hosts = thirdPartyHosts({ ...noThirdParties, analyticsScript, analyticsId: 'G-1' });
    expect(hosts.scripts).toEqual(['https://www.googletagmanager.com']);
    expect(hosts.connections).toContain('https://*.google-analytics.com');
  });

  it('knows where a font service keeps its files', () => {
    const iconFont = 'https://fonts.googleapis.com/icon?family=Material+Icons';
    const hosts = thirdPartyHosts({ ...noThirdParties, iconFont });
    expect(hosts.styles).toEqual(['https://fonts.googleapis.com']);
    expect(hosts.fonts).toEqual(['https://fonts.googleapis.com', 'https://fonts.gstatic.com']);
    expect(hosts.scripts).toEqual([]);
  });
});
