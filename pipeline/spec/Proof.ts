/** A test whose title carries the number of a requirement. */
export interface Proof {
  /** E.g. `S4.10`. */
  number: string;
  /** Titles of the suites around it, then its own. */
  title: string;
  /** Path from the root of the repository. */
  file: string;
  line: number;
}
