import { expect, it } from 'vitest';
import { lintSentence } from './lintSentence.ts';

const messages = (text: string) => lintSentence(text).map(({ message }) => message);

it('has nothing against a plain sentence', () => {
  expect(lintSentence('Set `code` and the row keeps its colour.')).toEqual([]);
});

it.each([
  ['You can simply set it.', '“simply” adds nothing to “You can simply set it.”.'],
  ['Done!', 'An exclamation mark: “Done!”.'],
  ['Pick a color for it.', '“color” in “Pick a color for it.”.'],
  ['Write it in Typescript.', '“Typescript” in “Write it in Typescript.”.'],
])('objects to %s', (text, message) => {
  expect(messages(text)).toEqual([message]);
});

it('counts the words of a sentence', () => {
  expect(lintSentence(Array(40).fill('word').join(' '))).toEqual([]);
  expect(messages(Array(41).fill('word').join(' '))).toEqual([
    expect.stringContaining('A sentence of 41 words'),
  ]);
});
