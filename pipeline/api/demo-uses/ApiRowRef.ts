/** A row of the reference, or with null its page as a whole. */
export interface ApiRowRef {
  path: string;
  rowId: string | null;
}
