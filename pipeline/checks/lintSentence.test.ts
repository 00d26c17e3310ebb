import { expect, it } from 'vitest';
import { lintHeading, lintSentence } from '#pipeline/checks/lintSentence.ts';

const messages = (text: string) => lintSentence(text).map(({ message }) => message);

it('has nothing against a plain sentence', () => {
  expect(lintSentence('Set `code` and the row keeps its color.')).toEqual([]);
});

it.each([
  ['You can simply set it.', '“simply” adds nothing to “You can simply set it.”.'],
  ['Done!', 'An exclamation mark: “Done!”.'],
  ['Pick a colour for it.', '“colour” in “Pick a colour for it.”.'],
  ['It virtualises rows.', '“virtualises” in “It virtualises rows.”.'],
  ['The prop tells the color.', '“tells” in “The prop tells the color.”.'],
  ['A label stands at the end.', '“stands” in “A label stands at the end.”.'],
  ['Pass a component of your own.', '“of your own” in “Pass a component of your own.”.'],
  ['It works for rows, also.', '“, also.” in “It works for rows, also.”.'],
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

it.each([
  'Three modes exist: rows, cells, and columns.',
  'Set two times: the slot from 10:30 to 11:45 at 16:9.',
  'Read https://mui.com/x/: the page lists them.',
  'Two cases differ; the table lists them:',
  'The values (in order: a, b) are fixed.',
])('allows one colon or semicolon in %s', (text) => {
  expect(messages(text)).toEqual([]);
});

it.each([
  ['Sort: rows; filter: cells.', 3],
  ['It has modes (one: rows); the rest follows.', 2],
  ['Keep “rows:” short; the rest: long.', 3],
])('objects to %s', (text, count) => {
  expect(messages(text)).toEqual([
    `${count} colons and semicolons in one sentence: “${text.slice(0, 60)}…”.`,
  ]);
});

it.each([
  ['Style it', 'The heading “Style it” contains “it”.'],
  ['Which one?', 'The heading “Which one?” is a question.'],
  ['What happens when the rows change while a filter is on', expect.stringContaining('is long')],
])('objects to the heading %s', (text, message) => {
  expect(lintHeading(text).map((mistake) => mistake.message)).toEqual([message]);
});

it('has nothing against the name of a feature', () => {
  expect(lintHeading('Controlled sorting')).toEqual([]);
});
