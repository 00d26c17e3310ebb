import { describe, expect, it } from 'vitest';
import { noThirdParties } from '#model/ThirdParties.ts';
import { readEnv } from './env.ts';

const production = { isDevelopment: false };

describe('readEnv', () => {
  it('S1.13 needs nothing: without variables there is no third party and no licence key', () => {
    const nothing = { ads: true, licenseKey: '', thirdParties: noThirdParties };
    expect(readEnv({}, production)).toEqual(nothing);
    const empty = { DOCS_ADS: '', DOCS_AD_SCRIPT: '', DOCS_ANALYTICS_ID: '', DOCS_LICENSE_KEY: '' };
    expect(readEnv(empty, production)).toEqual(nothing);
  });

  it('reads each variable', () => {
    const environment = {
      DOCS_ADS: 'off',
      DOCS_AD_SCRIPT: 'https://ads.example/serve.js?zone=docs',
      DOCS_AD_FEED: 'http://127.0.0.1:4000/feed.json',
      DOCS_AD_HOSTS: 'https://cdn.example  https://*.pixel.example:8443',
      DOCS_ANALYTICS_ID: 'G-AB12',
      DOCS_ICON_FONT: 'https://fonts.example/icon?family=Material+Icons',
      DOCS_LICENSE_KEY: 'abc123==',
    };
    expect(readEnv(environment, production)).toEqual({
      ads: false,
      licenseKey: 'abc123==',
      thirdParties: {
        adScript: environment.DOCS_AD_SCRIPT,
        adFeed: environment.DOCS_AD_FEED,
        adHosts: ['https://cdn.example', 'https://*.pixel.example:8443'],
        analyticsId: 'G-AB12',
        analyticsScript: 'https://www.googletagmanager.com/gtag/js',
        iconFont: environment.DOCS_ICON_FONT,
      },
    });
  });

  it('S4.10 has no ads in development unless they are asked for', () => {
    expect(readEnv({}, { isDevelopment: true }).ads).toBe(false);
    expect(readEnv({ DOCS_ADS: 'on' }, { isDevelopment: true }).ads).toBe(true);
    expect(readEnv({ DOCS_ADS: 'on' }, production).ads).toBe(true);
  });

  it.each([
    ['DOCS_ADS', 'maybe', 'DOCS_ADS must be on or off, but it is "maybe".'],
    ['DOCS_AD_SCRIPT', 'ads.js', 'DOCS_AD_SCRIPT must be an https address'],
    ['DOCS_AD_FEED', 'http://feed.example/', 'DOCS_AD_FEED must be an https address'],
    ['DOCS_ICON_FONT', 'javascript:alert(1)', 'DOCS_ICON_FONT must be an https address'],
    ['DOCS_AD_HOSTS', 'cdn.example', 'DOCS_AD_HOSTS must be https origins'],
    ['DOCS_AD_HOSTS', "https://a.example 'unsafe-inline'", 'DOCS_AD_HOSTS must be https origins'],
    ['DOCS_ANALYTICS_ID', 'G 1', 'DOCS_ANALYTICS_ID must be a measurement id'],
  ])('refuses %s "%s" in one sentence', (name, value, sentence) => {
    expect(() => readEnv({ [name]: value }, production)).toThrow(sentence);
  });

  it('never repeats a licence key', () => {
    const read = () => readEnv({ DOCS_LICENSE_KEY: 'secret key' }, production);
    expect(read).toThrow(/^DOCS_LICENSE_KEY must be the key as it was sent to you\.$/);
  });
});
