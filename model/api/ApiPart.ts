/** What a page shows of the API reference. */
export type ApiPart =
  /** A whole page of the reference. */
  | { kind: 'page'; path: string }
  /** The list of everything a product exports. */
  | { kind: 'index'; product: string }
  /** A component or a hook beside a guide; of a very long one, what the guide's demos use. */
  | { kind: 'tab'; path: string; guide: string };
