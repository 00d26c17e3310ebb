import type { ErrorNotes } from './ErrorNote.ts';

/** The messages of a product, or of what several products share. */
export interface ErrorScope {
  /** Folder of the product below `content/`; null for what several products share. */
  product: string | null;
  /** Packages that print for it besides those the product consists of. */
  packages: string[];
  notes: ErrorNotes;
}
