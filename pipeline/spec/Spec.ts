/** One numbered requirement of `docs/spec.md`. */
export interface SpecRow {
  /** E.g. `S4.10`. */
  id: string;
  requirement: string;
  /** How an open wording was read; empty where nothing was open. */
  decision: string;
}

/** A part of the specification, e.g. `S4 States`. */
export interface SpecSection {
  id: string;
  title: string;
  rows: SpecRow[];
}
