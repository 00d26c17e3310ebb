import { describe, expect, it } from 'vitest';
import { completeMessages, findMessage, interpolate, isComplete } from './Messages.ts';

const english = { settings: { mode: 'Mode', values: { dark: 'Dark' } } };

describe('findMessage', () => {
  it('reads a dotted key', () => {
    expect(findMessage(english, 'settings.values.dark')).toBe('Dark');
  });

  it.each(['settings', 'settings.mode.more', 'nowhere'])('%s is no text', (key) => {
    expect(findMessage(english, key)).toBeNull();
  });
});

it('interpolate fills placeholders and leaves those without a value', () => {
  expect(interpolate('{name}: {count} of {all}', { name: '$&', count: '2' })).toBe(
    '$&: 2 of {all}',
  );
});

describe('a translation with gaps', () => {
  const gaps = { settings: { mode: '', values: {} } };

  it('S4.7 takes missing and empty texts from English', () => {
    expect(completeMessages(gaps, english)).toEqual(english);
    expect(completeMessages({ settings: { mode: '模式' } }, english)).toEqual({
      settings: { mode: '模式', values: { dark: 'Dark' } },
    });
  });

  it('S4.7 is known to be incomplete', () => {
    expect(isComplete(gaps, english)).toBe(false);
    expect(isComplete({}, english)).toBe(false);
    expect(isComplete({ settings: { mode: '模式', values: { dark: '深色' } } }, english)).toBe(
      true,
    );
  });
});
