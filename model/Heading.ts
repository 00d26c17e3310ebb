/** A heading as the table of contents lists it. */
export interface Heading {
  /** Anchor, the same in every language. */
  id: string;
  text: string;
  level: 2 | 3;
}
