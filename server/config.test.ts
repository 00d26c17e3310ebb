import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has defaults for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      strictPort: false,
      host: undefined,
      clientDir: 'build/client',
      https: false,
      httpsSubdomains: false,
      certificate: undefined,
      mcp: { perClient: 120, proxies: 0 },
      logFormat: 'text',
      logSample: 0,
      metricsPort: undefined,
      processes: 1,
      database: { kind: 'file', path: 'data/feedback.db' },
      insight: { perClient: 120, days: 400, proxies: 0 },
      feedback: {
        perClient: 20,
        perPage: 120,
        days: 730,
        origins: [],
        proxies: 0,
      },
    });
  });

  it('reads each variable', () => {
    const environment = {
      PORT: '8080',
      STRICT_PORT: '1',
      HOST: '::1',
      CLIENT_DIR: 'out',
      HTTPS: '1',
      HTTPS_SUBDOMAINS: '1',
      TLS_CERT: 'docs.crt',
      TLS_KEY: 'docs.key',
      MCP_PER_CLIENT: '7',
      LOG_FORMAT: 'json',
      LOG_SAMPLE: '0.25',
      METRICS_PORT: '9100',
      PROCESSES: '4',
      DATABASE_URL: 'postgres://docs:secret@db.test/docs',
      FEEDBACK_PER_CLIENT: '5',
      FEEDBACK_PER_PAGE: '50',
      FEEDBACK_DAYS: '0',
      FEEDBACK_ORIGINS: 'https://a.test http://localhost:8080',
      TRUSTED_PROXIES: '2',
      MCP: '0',
      INSIGHT_PER_CLIENT: '9',
      INSIGHT_DAYS: '30',
    };
    expect(readConfig(environment)).toEqual({
      port: 8080,
      strictPort: true,
      host: '::1',
      clientDir: 'out',
      https: true,
      httpsSubdomains: true,
      certificate: { cert: 'docs.crt', key: 'docs.key' },
      mcp: null,
      logFormat: 'json',
      logSample: 0.25,
      metricsPort: 9100,
      processes: 4,
      database: { kind: 'postgres', url: 'postgres://docs:secret@db.test/docs' },
      insight: { perClient: 9, days: 30, proxies: 2 },
      feedback: {
        perClient: 5,
        perPage: 50,
        days: 0,
        origins: ['https://a.test', 'http://localhost:8080'],
        proxies: 2,
      },
    });
  });

  it('uses HTTPS with a certificate, which needs its key', () => {
    expect(readConfig({ TLS_CERT: 'docs.crt', TLS_KEY: 'docs.key' }).https).toBe(true);
    for (const half of ['TLS_CERT', 'TLS_KEY']) {
      expect(() => readConfig({ [half]: 'docs.pem' })).toThrow(
        'TLS_CERT and TLS_KEY must be given together.',
      );
    }
  });

  it('does not repeat the address of a database, which holds a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://docs:secret@db.test' })).toThrow(
      'DATABASE_URL must start with postgres://.',
    );
  });

  it.each([
    ['MCP_PER_CLIENT', '0'],
    ['FEEDBACK_PER_CLIENT', '0'],
    ['FEEDBACK_DAYS', '-1'],
    ['INSIGHT', 'yes'],
    ['INSIGHT_DAYS', '-1'],
    ['FEEDBACK_ORIGINS', 'docs.example.com'],
    ['TRUSTED_PROXIES', 'all'],
    ['LOG_FORMAT', 'xml'],
    ['LOG_SAMPLE', '2'],
    ['METRICS_PORT', '0'],
    ['PROCESSES', '0'],
  ])('refuses %s %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} must .*, but it is "${value}".$`),
    );
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig({ PORT: '', STRICT_PORT: '' })).toEqual(readConfig({}));
  });

  it.each(['abc', '-1', '65536', '3.5', '1e3', ' '])(
    'refuses PORT "%s" in one sentence',
    (PORT) => {
      expect(() => readConfig({ PORT })).toThrow(
        `PORT must be a whole number from 0 to 65535, but it is "${PORT}".`,
      );
    },
  );

  it('refuses an unclear STRICT_PORT', () => {
    expect(() => readConfig({ STRICT_PORT: 'maybe' })).toThrow('STRICT_PORT must be 1 or 0');
  });
});
