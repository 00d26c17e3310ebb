import type { Ref } from 'react';

/** What the field of a proof gets. */
export interface EntryProps {
  field: Ref<HTMLInputElement>;
  email: string;
  value: string;
  problem: string;
  onValue: (value: string) => void;
}
