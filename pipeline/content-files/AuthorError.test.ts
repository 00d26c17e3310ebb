import { expect, it } from 'vitest';
import { AuthorError } from './AuthorError.ts';

it('AuthorError says every mistake in a line an editor can jump to', () => {
  const error = new AuthorError([
    { file: 'content/a/a.md', line: 3, message: 'This is wrong.', fix: 'Mend it so.' },
    { file: 'content/b/b.md', line: 1, message: 'That too.', fix: 'Mend it thus.' },
  ]);
  expect(error.name).toBe('AuthorError');
  expect(error.message).toBe(
    'content/a/a.md:3 This is wrong. Mend it so.\ncontent/b/b.md:1 That too. Mend it thus.',
  );
  expect(error.problems).toHaveLength(2);
});
