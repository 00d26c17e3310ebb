/** What the form asks for. */
export interface Credentials {
  email: string;
  password: string;
}

/** The one account this page knows. */
export const demoAccount = {
  email: 'ines@moorhen.example',
  password: 'slow-water-7',
  name: 'Ines',
  outings: [
    { day: 'Saturday 18 April, 07:30', boat: 'Bittern, double scull', seat: 'Bow, with Tomasz' },
    { day: 'Tuesday 21 April, 18:15', boat: 'Old Patience, coxed four', seat: 'Third seat' },
  ],
};

/** How long the answer takes, in milliseconds: long enough to be seen, short enough not to wait. */
export const answerTime = 900;

export function isDemoAccount({ email, password }: Credentials): boolean {
  return email.trim().toLowerCase() === demoAccount.email && password === demoAccount.password;
}
