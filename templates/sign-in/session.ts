/** Whether somebody is signed in, and if so whether the device is to remember it. */
export type Session =
  { kind: 'out'; email: string } | { kind: 'in'; email: string; isKept: boolean };
