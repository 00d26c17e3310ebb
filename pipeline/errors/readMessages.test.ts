import { describe, expect, it } from 'vitest';
import { messageText } from '#model/errors/ErrorMessage.ts';
import { readMessages } from './readMessages.ts';

const read = (code: string) =>
  readMessages(code).map(({ channel, parts }) => `${channel} ${messageText(parts)}`);

describe('readMessages', () => {
  it('reads what is thrown and what is printed, with the names of values', () => {
    expect(
      read(`
        throw new Error(\`MUI X: No row with id #\${id} found.\`);
        throw new RangeError('Too far. ' + params.limit);
        throw new Error(\`Row without id: \${JSON.stringify(row)} of \${ids.join(', ')}\`);
        console.warn(\`MUI X: view="\${view}" is wrong.\`, 'Use another.');
        logger.error(['The parent is empty.', 'Give it a height.'].join('\\n'));
        warnOnce(['MUI X: First line.', \`Of \${list.length} items.\`], 'error');
      `),
    ).toEqual([
      'thrown MUI X: No row with id #‹id› found.',
      'thrown Too far. ‹limit›',
      'thrown Row without id: ‹row› of ‹ids›',
      'console MUI X: view="‹view›" is wrong. Use another.',
      'console The parent is empty.\nGive it a height.',
      'console MUI X: First line.\nOf ‹number› items.',
    ]);
  });

  it('reads constants of the module, and texts that a function prints later', () => {
    expect(
      read(`
        const message = ['MUI X: From a constant.', 'Second line.'].join('\\n');
        export const validators = [props => props.a && 'MUI X: The a prop is wrong.' || undefined];
        throw new Error(message);
        showError(['MUI X: Invalid key given.', '', 'Copy it again.']);
      `),
    ).toEqual([
      'console MUI X: From a constant.\nSecond line.',
      'console MUI X: The a prop is wrong.',
      'thrown MUI X: From a constant.\nSecond line.',
      'console MUI X: Invalid key given.\n\nCopy it again.',
    ]);
  });

  it('leaves out what has no text, and what is not printed', () => {
    expect(
      read(`
        throw error;
        throw new Error(text);
        console.error(error);
        console.log('Only for debugging.');
        const label = 'Rows per page';
      `),
    ).toEqual([]);
  });
});
