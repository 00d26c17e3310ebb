import { expect, it } from 'vitest';
import { readEnvironment, writeEnvironment } from './addressEnvironment.ts';

it('keeps the page and each demo apart', () => {
  const search = '?env=dir:rtl&env.Second=width:390&Second.multiSelect=true';
  expect(readEnvironment(search, null).environment).toEqual({ dir: 'rtl' });
  expect(readEnvironment(search, 'Second').environment).toEqual({ width: 390 });
  expect(readEnvironment(search, 'Third')).toEqual({ environment: {}, ignored: [] });
});

it('writes an address that can be read, and leaves the rest of it alone', () => {
  const first = writeEnvironment('?q=a%3Ab', 'First', { locale: 'de-DE', zone: 'Asia/Tokyo' });
  expect(first).toBe('?q=a%3Ab&env.First=locale:de-DE,zone:Asia/Tokyo');
  const both = writeEnvironment(first, null, { dir: 'rtl' });
  expect(both).toBe('?q=a%3Ab&env.First=locale:de-DE,zone:Asia/Tokyo&env=dir:rtl');
  expect(writeEnvironment(both, 'First', {})).toBe('?q=a%3Ab&env=dir:rtl');
  expect(writeEnvironment('?env=dir:rtl', null, {})).toBe('');
});
