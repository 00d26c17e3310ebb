import { checkRules } from './passwordRules';
import type { Values } from './values';

export type CheckedField = Exclude<keyof Values, 'wantsNews'>;
export type Problems = Partial<Record<CheckedField, string>>;

/** What is wrong with the form, by field in the order of the form. */
export function checkSignUp(values: Values): Problems {
  const problems: Problems = {};
  if (values.name.trim() === '') {
    problems.name = 'Enter the name for envelopes.';
  }
  if (!/^\S+@\S+\.\S+$/.test(values.email.trim())) {
    problems.email = 'Enter it like robin@example.com.';
  }
  if (values.password === '') {
    problems.password = 'Choose a password.';
  } else if (checkRules(values).some(({ isMet }) => !isMet)) {
    problems.password = 'Follow the open rules below.';
  }
  if (values.country === '') {
    problems.country = 'Choose the country you grow in.';
  }
  if (!values.hasAgreed) {
    problems.hasAgreed = 'Agree to the exchange rules to join.';
  }
  return problems;
}
