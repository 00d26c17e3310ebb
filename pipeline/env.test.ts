import { describe, expect, it } from 'vitest';
import { noThirdParties } from '#model/ThirdParties.ts';
import { environmentSchema, readEnv } from './env.ts';

const production = { isDevelopment: false };

describe('readEnv', () => {
  it('S1.13 needs nothing: without variables there is no third party and no license key', () => {
    const nothing = {
      ads: true,
      insight: true,
      licenseKey: '',
      thirdParties: noThirdParties,
      feedbackUrl: '',
      repository: null,
      workerHost: 'mui.com',
      killWorker: false,
      commitReference: null,
      sourceDate: null,
    };
    expect(readEnv({}, production)).toEqual(nothing);
    const empty = Object.fromEntries(
      Object.keys(environmentSchema.shape).map((name) => [
        name,
        name === 'WORKER_HOST' ? undefined : '',
      ]),
    );
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
      DOCS_INSIGHT: 'off',
      DOCS_LICENSE_KEY: 'abc123==',
      DOCS_REPOSITORY: 'https://git.example/team/docs#next',
      FEEDBACK_URL: 'http://votes.test/feedback',
      WORKER_HOST: 'docs.example',
      KILL_WORKER: '0',
      MUI_X_COMMIT: '0a1b2c3d',
      SOURCE_DATE_EPOCH: '1794700800',
    };
    expect(readEnv(environment, production)).toEqual({
      ads: false,
      insight: false,
      licenseKey: 'abc123==',
      thirdParties: {
        adScript: environment.DOCS_AD_SCRIPT,
        adFeed: environment.DOCS_AD_FEED,
        adHosts: ['https://cdn.example', 'https://*.pixel.example:8443'],
        analyticsId: 'G-AB12',
        analyticsScript: 'https://www.googletagmanager.com/gtag/js',
        iconFont: environment.DOCS_ICON_FONT,
      },
      feedbackUrl: environment.FEEDBACK_URL,
      repository: { url: 'https://git.example/team/docs', branch: 'next' },
      workerHost: 'docs.example',
      killWorker: false,
      commitReference: '0a1b2c3d',
      sourceDate: '2026-11-15',
    });
  });

  it('registers the offline worker nowhere when the host is empty or the worker is to be removed', () => {
    expect(readEnv({ WORKER_HOST: '' })).toMatchObject({ workerHost: '', killWorker: false });
    expect(readEnv({ KILL_WORKER: '1' })).toMatchObject({ workerHost: '', killWorker: true });
  });

  it.each(['0a1b2c3d', '0123456789abcdef0123456789abcdef01234567'])(
    'accepts the commit %s',
    (commit) => {
      expect(readEnv({ MUI_X_COMMIT: commit }).commitReference).toBe(commit);
    },
  );

  it('S1.5 counts nothing in development unless it is asked for', () => {
    expect(readEnv({}, { isDevelopment: true }).insight).toBe(false);
    expect(readEnv({ DOCS_INSIGHT: 'on' }, { isDevelopment: true }).insight).toBe(true);
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
    ['FEEDBACK_URL', 'votes.test', 'FEEDBACK_URL must be a whole address'],
    ['FEEDBACK_URL', 'ftp://votes.test', 'FEEDBACK_URL must be a whole address'],
    ['WORKER_HOST', 'https://mui.com/', 'WORKER_HOST must be a host name'],
    ['KILL_WORKER', 'yes', 'KILL_WORKER must be 1 or 0, but it is "yes".'],
    ['MUI_X_COMMIT', '0a1b2c3', 'MUI_X_COMMIT must be a commit of the library'],
    ['MUI_X_COMMIT', 'master', 'MUI_X_COMMIT must be a commit of the library'],
    ['MUI_X_COMMIT', '0A1B2C3D', 'MUI_X_COMMIT must be a commit of the library'],
    ['MUI_X_COMMIT', '0a1b2c3d/..', 'MUI_X_COMMIT must be a commit of the library'],
    ['MUI_X_COMMIT', '0'.repeat(41), 'MUI_X_COMMIT must be a commit of the library'],
    ['SOURCE_DATE_EPOCH', 'today', 'SOURCE_DATE_EPOCH must be a number of seconds since 1970'],
  ])('refuses %s "%s" in one sentence', (name, value, sentence) => {
    expect(() => readEnv({ [name]: value }, production)).toThrow(sentence);
  });

  it('never repeats a license key', () => {
    const read = () => readEnv({ DOCS_LICENSE_KEY: 'secret key' }, production);
    expect(read).toThrow(/^DOCS_LICENSE_KEY must be the key as it was sent to you\.$/);
  });
});
