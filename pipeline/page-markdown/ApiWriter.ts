import type { Language } from '#model/Language.ts';
import type { ReferenceStrings } from '#pipeline/reference/ReferenceStrings.ts';

/** What writing a part of the reference needs besides the part. */
export interface ApiWriter {
  language: Language;
  strings: ReferenceStrings;
  /** Address that a folder of the documented library is appended to for reading its source. */
  sourceRoot: string;
  /** Completes the address of a link. */
  link(href: string): string;
}
