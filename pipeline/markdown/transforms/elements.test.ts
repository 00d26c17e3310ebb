import { describe, expect, it } from 'vitest';
import { problem, problemsOf } from '#pipeline/markdown/fixtures/parseBody.ts';

describe('keyboardKeys', () => {
  it('refuses a key without a name', async () => {
    expect(await problemsOf('Text', 'and :kbd now.')).toEqual([
      problem(2, ':kbd names no key.', 'Write the key in brackets: :kbd[Ctrl].'),
    ]);
  });
});
