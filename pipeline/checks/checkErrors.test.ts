import { describe, expect, it } from 'vitest';
import type { ErrorMessage } from '#model/errors/ErrorMessage.ts';
import type { ErrorNotes } from '#model/errors/ErrorNote.ts';
import { checkErrors } from './checkErrors.ts';

type CheckedDocs = Parameters<typeof checkErrors>[0];

const stuck: ErrorMessage = {
  id: 'the-dial-is-stuck',
  product: 'widgets',
  channel: 'thrown',
  wordings: [['MUI X: The dial is stuck.']],
  packages: ['@mui/x-widgets'],
};
const note = { cause: 'The dial is at its end.', remedy: 'Turn it back.', links: ['/x/dial#turn'] };

async function check(notes: ErrorNotes, internalMessages: string[] = [], product = 'widgets') {
  const docs = {
    config: { errorScopes: [{ product, packages: [], notes }], internalMessages },
    errorMessages: async () => [stuck],
    visiblePage: async () => null,
    compile: async () => ({ anchors: ['turn'] }),
  } as unknown as CheckedDocs;
  return (await checkErrors(docs)).map(({ message }) => message);
}

describe('checkErrors', () => {
  it('accepts a message with a note, and one that is internal', async () => {
    expect(await check({ 'the-dial-is-stuck': note })).toEqual([]);
    expect(await check({}, ['the-dial-is-stuck'])).toEqual([]);
  });

  it('finds a message without a note, and a note without a message', async () => {
    expect(await check({ 'the-dial-is-gone': note })).toEqual([
      expect.stringContaining('"the-dial-is-stuck" has no note'),
      expect.stringContaining(
        'No installed package prints the message of the note "the-dial-is-gone"',
      ),
    ]);
  });

  it('finds a note in the wrong file, and entries of the internal list that are not needed', async () => {
    expect(await check({ 'the-dial-is-stuck': note }, [], 'charts')).toEqual([
      expect.stringContaining('is with charts, but widgets print it'),
    ]);
    expect(await check({ 'the-dial-is-stuck': note }, ['the-dial-is-stuck', 'gone'])).toHaveLength(
      2,
    );
  });

  it('finds links that lead nowhere, and sentences against the house style', async () => {
    const bad = { ...note, cause: 'It is just stuck.', links: ['/x/dial#push', '/x/none'] };
    expect(await check({ 'the-dial-is-stuck': bad })).toEqual([
      expect.stringContaining('“just” adds nothing'),
      expect.stringContaining('"/x/dial#push", which does not exist'),
      expect.stringContaining('"/x/none", which does not exist'),
    ]);
  });
});
