import { describe, expect, it } from 'vitest';
import { type Environment, parseEnvironment, printEnvironment } from './Environment.ts';

const full: Environment = {
  locale: 'de-DE',
  adapter: 'date-fns',
  zone: 'America/Argentina/Buenos_Aires',
  density: 'compact',
  dir: 'rtl',
  width: 390,
  scheme: 'dark',
  motion: 'reduced',
};

describe('printEnvironment', () => {
  it('writes what is set, in one order', () => {
    expect(printEnvironment({ width: 'full', locale: 'ja-JP' })).toBe('locale:ja-JP,width:full');
    expect(printEnvironment({})).toBe('');
  });

  it('writes what parseEnvironment reads', () => {
    expect(parseEnvironment(printEnvironment(full))).toEqual({ environment: full, ignored: [] });
  });
});

describe('parseEnvironment', () => {
  it('ignores what means nothing, and names it', () => {
    expect(
      parseEnvironment('dir:up,width:12,width:1e3,zone:Mars/Olympus,sizes:4,rtl,scheme:dark'),
    ).toEqual({
      environment: { scheme: 'dark' },
      ignored: ['dir:up', 'width:12', 'width:1e3', 'zone:Mars/Olympus', 'sizes:4', 'rtl'],
    });
  });

  it('is not fooled by names that every object has', () => {
    expect(parseEnvironment('constructor:x,__proto__:y').environment).toEqual({});
  });

  it('repeats only the start of a long text', () => {
    expect(parseEnvironment('x'.repeat(5000)).ignored[0]).toHaveLength(60);
  });
});
