/** What can be wrong with a page. */
export const findingKinds = [
  'status',
  'headings',
  'titles',
  'console',
  'requests',
  'links',
  'shifts',
  'accessibility',
  'withoutScript',
] as const;

export type FindingKind = (typeof findingKinds)[number];

/** Something wrong that a check saw. */
export interface Fault {
  kind: FindingKind;
  what: string;
}

/** A fault and the page it is on. */
export interface Finding extends Fault {
  path: string;
}
