import type { Language } from '#model/Language.ts';
import type { Section } from '#model/Section.ts';

/** A page folder found on disk, before anything of it is read. */
export interface PageFile {
  /** Path without language, e.g. `/x/introduction`. */
  path: string;
  section: Section;
  /** Absolute folder. */
  folder: string;
  /** Absolute Markdown file of each language it is written in; English is always there. */
  files: Partial<Record<Language, string>> & { en: string };
}
