import type { OfflineFile } from '#model/OfflineIndex.ts';

/** What is known about a page kept on this device. */
export interface PageRecord {
  /** Address with language. */
  path: string;
  title: string;
  productId: string;
  /** Build its document belongs to; the shell of that build is kept as long as the record. */
  revision: string;
  shellBytes: number;
  /** Size of the files of its own. */
  bytes: number;
  hasSources: boolean;
  files: OfflineFile[];
  /** Saved with its product by the reader; such a page is never dropped to make room. */
  isSaved: boolean;
  /** When it was last read, in milliseconds since 1970. */
  usedAt: number;
}
