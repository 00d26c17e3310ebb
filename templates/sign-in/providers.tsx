import type { ReactNode } from 'react';

/** Somebody who can vouch for a member, with the mark on the button. */
export interface Provider {
  name: string;
  mark: ReactNode;
}

export const providers: Provider[] = [
  {
    name: 'Harborkey',
    mark: (
      <>
        <circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" strokeWidth="2.5" />
        <path
          d="m11.5 11.5 9 9M17 17l3-3"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </>
    ),
  },
  {
    name: 'Oakpass',
    mark: (
      <>
        <path d="M5 10h14c0 6-3 10-7 12-4-2-7-6-7-12z" fill="currentColor" />
        <path
          d="M3.5 8h17M12 8V2.5"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </>
    ),
  },
];
