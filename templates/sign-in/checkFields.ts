import type { Credentials } from './account';

/** What is wrong with an email address, or nothing. */
export function checkEmail(email: string): string {
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? '' : 'Enter it like ines@moorhen.example.';
}

/** What is wrong with an entry that may not be empty, or nothing. */
export function checkFilled(value: string, advice: string): string {
  return value.trim() === '' ? advice : '';
}

/** What is wrong with the credentials before anybody is asked, by field in the order of the form. */
export function checkCredentials({ email, password }: Credentials): Credentials {
  return { email: checkEmail(email), password: checkFilled(password, 'Enter your password.') };
}
