/** HTML of one block: text, a demo's snapshot, or a site component. */
export interface BlockHtml {
  html: string;
  /** HTML of the toolbar and code below a demo; empty for other blocks. */
  panel: string;
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
