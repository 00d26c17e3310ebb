/** HTML of one block: text, a demo's snapshot, or a site component. */
export interface BlockHtml {
  html: string;
  /** Highlighted TypeScript of a demo's files, in the order of its outline. */
  code: string[];
}

/** The HTML of a page, block by block, and the styles its snapshots need. */
export interface PageHtml {
  blocks: BlockHtml[];
  styles: SnapshotStyles;
}

/** Emotion rules of all snapshots on a page, each once. */
export interface SnapshotStyles {
  /** Identifiers Emotion finds again when it starts, so that no rule is inserted twice. */
  ids: string[];
  css: string;
}
