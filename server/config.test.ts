import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has defaults for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      strictPort: false,
      host: undefined,
      clientDir: 'build/client',
    });
  });

  it('reads each variable', () => {
    const environment = { PORT: '8080', STRICT_PORT: '1', HOST: '::1', CLIENT_DIR: 'out' };
    expect(readConfig(environment)).toEqual({
      port: 8080,
      strictPort: true,
      host: '::1',
      clientDir: 'out',
    });
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
