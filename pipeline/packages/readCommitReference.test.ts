import { expect, it } from 'vitest';
import { readCommitReference } from './readCommitReference.ts';

it('is nothing unless it is configured', () => {
  expect(readCommitReference({})).toBeNull();
  expect(readCommitReference({ MUI_X_COMMIT: '' })).toBeNull();
});

it.each(['0a1b2c3d', '0123456789abcdef0123456789abcdef01234567'])('accepts %s', (reference) => {
  expect(readCommitReference({ MUI_X_COMMIT: reference })).toBe(reference);
});

it.each(['0a1b2c3', 'master', '0A1B2C3D', '0a1b2c3d/..', `${'0'.repeat(41)}`])(
  'refuses %s',
  (reference) => {
    expect(() => readCommitReference({ MUI_X_COMMIT: reference })).toThrow(
      `MUI_X_COMMIT must be a commit of the library: 8 to 40 hexadecimal digits in lower case. It is "${reference}".`,
    );
  },
);
