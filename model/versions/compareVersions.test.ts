import { describe, expect, it } from 'vitest';
import { compareVersions, minorOf } from './compareVersions.ts';

describe('compareVersions', () => {
  it('orders minors, patches, and pre-releases', () => {
    const ordered = ['5.9', '5.17.2', '7.29.3', '8.0.0-alpha.7', '8.0.0-alpha.11', '8.0.0-beta.1'];
    const rest = ['8.0.0', '8.0.3', '8.2', '8.11'];
    const shuffled = [...ordered, ...rest].toReversed();
    expect(shuffled.sort(compareVersions)).toEqual([...ordered, ...rest]);
  });

  it('takes a minor for the last of its patches', () => {
    expect(compareVersions('8.0', '8.0.5')).toBeGreaterThan(0);
    expect(compareVersions('8.0', '8.0')).toBe(0);
  });
});

describe('minorOf', () => {
  it.each([
    ['8.11.2', '8.11'],
    ['8.0.0-alpha.11', '8.0'],
    ['7.22', '7.22'],
  ])('%s is part of %s', (version, minor) => {
    expect(minorOf(version)).toBe(minor);
  });
});
