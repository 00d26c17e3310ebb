import { describe, expect, it } from 'vitest';
import { existsIn, sinceOf, sinceText } from './itemLife.ts';

const label = '8.0.0-alpha.11';
const whole = { missing: [] };

describe('sinceOf', () => {
  it('is the last time an item came', () => {
    expect(sinceOf('+5.2 -6.0 +7.24', whole, label)?.version).toBe('7.24');
    expect(sinceOf('~7.1', whole, label)).toBeNull();
  });

  it.each([
    ['+7.24', 'yes'],
    ['+8.0', 'yes'],
    ['+8.0>', 'no'],
    ['+8.0?', 'unknown'],
    ['+8.11', 'no'],
  ])('%s: in the labeled version %s', (history, labeled) => {
    expect(sinceOf(history, whole, label)?.labeled).toBe(labeled);
  });

  it('names the minors that cannot be read', () => {
    const since = sinceOf('+7.26', { missing: ['7.23', '7.24', '7.25'] }, label);
    expect(since && sinceText(since)).toBe('7.23–7.26');
  });
});

describe('existsIn', () => {
  it.each([
    ['', '5.0', true],
    ['+7.0', '6.20', false],
    ['+7.0', '7.0', true],
    ['+7.0', '7.0.3', true],
    ['-8.0', '7.29', true],
    ['-8.0', '8.3', false],
    ['+5.2 -6.0 +7.24', '7.1', false],
    ['~6.1 !7.0', '5.3', true],
  ])('%s in %s: %s', (history, version, exists) => {
    expect(existsIn(history, version)).toBe(exists);
  });
});
