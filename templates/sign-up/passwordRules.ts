import type { Values } from './values';

/** Something a password must be, and whether it is. */
export interface PasswordRule {
  label: string;
  isMet: boolean;
}

/** Parts of names and addresses shorter than this are in too many words to forbid. */
const shortestPart = 3;

function isAboutYou({ name, email, password }: Values): boolean {
  const parts = [...name.split(/\s+/), email.split('@')[0] ?? ''];
  return parts.some(
    (part) => part.length >= shortestPart && password.toLowerCase().includes(part.toLowerCase()),
  );
}

export function checkRules(values: Values): PasswordRule[] {
  const { password } = values;
  return [
    { label: 'Ten characters or more', isMet: password.length >= 10 },
    {
      label: 'Letters, and a digit or sign',
      isMet: /\p{L}/u.test(password) && /[^\p{L}\s]/u.test(password),
    },
    { label: 'Neither your name nor email', isMet: password !== '' && !isAboutYou(values) },
  ];
}

export const strengths = ['none', 'weak', 'fair', 'good', 'strong'] as const;

/** How strong a password is, as an index into the words for it. */
export function strengthOf(values: Values): number {
  const { length } = values.password;
  if (length === 0) {
    return 0;
  }
  if (checkRules(values).some(({ isMet }) => !isMet)) {
    return 1;
  }
  // Length is what makes a password hard to guess once the rules are met.
  if (length < 13) {
    return 2;
  }
  return length < 17 ? 3 : 4;
}
