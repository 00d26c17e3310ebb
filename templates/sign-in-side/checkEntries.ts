import { demo } from './demo';
import type { Proof } from './stage';

/** What is wrong with an email address, or nothing. */
export function checkEmail(email: string): string {
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? '' : 'Enter it like keeper@hushcase.example.';
}

const checks: Record<Proof, (value: string, email: string) => string> = {
  password(value, email) {
    if (value === '') {
      return 'Enter your password.';
    }
    const isRight = value === demo.password && email === demo.email;
    return isRight ? '' : 'Wrong password. Try again or use a code.';
  },
  code(value, email) {
    const digits = value.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(digits)) {
      return 'Enter the six digits of the code.';
    }
    const isRight = digits === demo.code && email === demo.email;
    return isRight ? '' : 'Wrong code. Use the one in the latest email.';
  },
};

/** What is wrong with a proof given for an address, or nothing. */
export function checkProof(proof: Proof, value: string, email: string): string {
  return checks[proof](value, email.trim().toLowerCase());
}
