import { expect, it } from 'vitest';
import { costTexts } from './costTexts.ts';
import { kilobytes } from './ImportCost.ts';

const messages = {
  size: '{own} of {total}',
  lazy: 'later {size}',
  alternative: '{name} saves {size}',
  adapters: 'with {list}',
  adapter: '{name} {size}',
  note: 'gzip',
};

it.each([
  [69, '0.1'],
  [7623, '7.6'],
  [9949, '9.9'],
  [113_333, '113'],
])('%i bytes are %s kB', (bytes, text) => {
  expect(kilobytes(bytes)).toBe(text);
});

it('says what there is to say', () => {
  const cost = { own: 10_000, total: 20_000, lazy: 0 };
  expect(costTexts({ ...cost, alternative: null, adapters: [] }, messages)).toEqual({
    size: '10 of 20',
    alternative: null,
    adapters: null,
    note: 'gzip',
  });
  const smaller = { path: '/dial', name: 'Dial', cost: { own: 1, total: 8_000, lazy: 0 } };
  const texts = costTexts(
    { ...cost, lazy: 5000, alternative: smaller, adapters: [{ name: 'A', cost }] },
    messages,
  );
  expect(texts).toMatchObject({
    size: '10 of 20 later 5.0',
    alternative: { text: '{name} saves 12', name: 'Dial', path: '/dial' },
    adapters: 'with A 20',
  });
});
