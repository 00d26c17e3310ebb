/** A page and those of its demos that use a row of the reference, or what its page is about. */
export interface ApiDemoLink {
  /** Path of the page without language. */
  path: string;
  /** Title of the page in the reader's language. */
  title: string;
  /** Names of the demos, which are also their anchors on the page. */
  demos: string[];
}
