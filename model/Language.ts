/** A language that has a translation file and a URL prefix. */
export type Language = 'en' | 'zh';

/** What the site knows about languages (S3.5); the values live in `content/languages.ts`. */
export interface LanguageConfig {
  /** Language of unprefixed URLs. */
  defaultLanguage: Language;
  /** Finished languages. */
  languages: Language[];
  /** Languages whose pages exist but are not all translated yet. */
  languagesInProgress: Language[];
  /** Languages every page is prerendered in. */
  prerendered: Language[];
  /** How each language calls itself. */
  labels: Record<Language, string>;
}
