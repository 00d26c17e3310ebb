/** What is compared of an item between two releases. */
export interface ItemState {
  /** Its type as written; null where only its existence counts. */
  type: string | null;
  default: string | null;
  deprecated: boolean;
  /** Whether the package itself declares it, rather than one it builds on. */
  own: boolean;
  /** Whether it only may exist: the owner also takes the props of an element or of another package's component. */
  inherited?: boolean;
}

/** Every item of a package at one version, by key: `DataGrid`, `DataGrid.prop.rows`. */
export type ReleaseItems = Map<string, ItemState>;
