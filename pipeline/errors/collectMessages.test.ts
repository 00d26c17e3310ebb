import { describe, expect, it } from 'vitest';
import type { MessagePart } from '#model/errors/ErrorMessage.ts';
import { collectMessages, messageId } from './collectMessages.ts';

const thrown = (packageName: string, ...parts: MessagePart[]) => ({
  channel: 'thrown' as const,
  parts,
  packageName,
});

describe('messageId', () => {
  it('has the words of the first line, without the library and without values', () => {
    expect(messageId(['MUI X Charts: The value ', { value: 'x' }, " isn't known.\nUse y."])).toBe(
      'the-value-isnt-known',
    );
  });

  it('has at most twelve words', () => {
    expect(messageId(['MUI X: a b c d e f g h i j k l m n']).split('-')).toHaveLength(12);
  });
});

describe('collectMessages', () => {
  const productOf = (name: string) => (name === 'shared' ? null : name);

  it('makes one message of those with the same first line, and keeps different wordings', () => {
    const [message, ...rest] = collectMessages(
      [
        thrown('grid', 'MUI X: No row ', { value: 'id' }, '.'),
        thrown('grid', 'MUI X: No row ', { value: 'sourceId' }, '.'),
        thrown('grid', 'No row ', { value: 'id' }, '\nLook again.'),
      ],
      productOf,
    );
    expect(rest).toEqual([]);
    expect(message).toMatchObject({ id: 'no-row', product: 'grid', packages: ['grid'] });
    expect(message?.wordings).toHaveLength(2);
  });

  it('gives what several products print to none of them', () => {
    const [message] = collectMessages(
      [thrown('grid', 'MUI X: Wrong state.'), thrown('tree', 'MUI X: Wrong state.')],
      productOf,
    );
    expect(message).toMatchObject({ product: null, packages: ['grid', 'tree'] });
  });
});
