import { z } from 'zod';

const schema = z
  .string()
  .regex(
    /^[\da-f]{8,40}$/,
    'MUI_X_COMMIT must be a commit of the library: 8 to 40 hexadecimal digits in lower case.',
  );

/** Commit of the library that exported projects are to use, from `MUI_X_COMMIT`; null for its published packages. */
export function readCommitReference(
  environment: Record<string, string | undefined>,
): string | null {
  const { MUI_X_COMMIT: reference } = environment;
  if (!reference) {
    return null;
  }
  const result = schema.safeParse(reference);
  if (!result.success) {
    throw new Error(`${result.error.issues[0]?.message} It is "${reference}".`);
  }
  return result.data;
}
