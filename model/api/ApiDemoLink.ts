/** A page and those of its demos that use a component, a prop or a hook. */
export interface ApiDemoLink {
  /** Path of the page without language. */
  path: string;
  /** Title of the page in the reader's language. */
  title: string;
  /** Names of the demos, which are also their anchors on the page. */
  demos: string[];
}
