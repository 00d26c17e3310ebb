/** A page a team can start from. */
export interface Template {
  /** Its folder below `templates/`, and the end of its address. */
  name: string;
  /** Its page component, and the file that holds it. */
  entry: string;
  /** Words that readers look for it by. */
  keywords: readonly string[];
}
