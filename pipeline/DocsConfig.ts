import type { ApiScope } from '#model/api/ApiScope.ts';
import type { Dictionary } from '#model/Dictionary.ts';
import type { Language, LanguageConfig } from '#model/Language.ts';
import type { ProductIdentifier } from '#model/Product.ts';
import type { Synonyms } from '#model/search/PackedIndex.ts';
import type { Section } from '#model/Section.ts';
import type { Template } from '#model/Template.ts';
import type { ProseStrings } from '#pipeline/markdown/ParseContext.ts';
import type { CopyStrings } from '#pipeline/page-markdown/CopyStrings.ts';
import type { QualityStrings } from '#pipeline/quality/QualityStrings.ts';
import type { ReferenceStrings } from '#pipeline/reference/ReferenceStrings.ts';

/** Everything the pipeline must be told; the real values come from `content/`, tests bring their own. */
export interface DocsConfig {
  /** Repository root; file names in messages are relative to it. */
  root: string;
  contentDir: string;
  cacheDir: string;
  /** Folder of the templates and of their theme. */
  templatesDir: string;
  templates: readonly Template[];
  sections: readonly Section[];
  /** What the API reference covers, product by product. */
  apiScopes: readonly ApiScope[];
  languageConfig: LanguageConfig;
  /** Identity of pages that belong to no product. */
  library: ProductIdentifier;
  titles: Record<Language, Record<string, string>>;
  /** Strings that become part of compiled pages. */
  strings: Record<Language, ProseStrings>;
  /** Words of the API reference. */
  referenceStrings: Record<Language, ReferenceStrings>;
  /** Words of the Markdown copies of pages. */
  copyStrings: Record<Language, CopyStrings>;
  /** Words of the quality report. */
  qualityStrings: Record<Language, QualityStrings>;
  /** Words of the templates and of their gallery. */
  templateStrings: Record<Language, Dictionary>;
  /** Strings of pages that are React routes, by path. */
  routeStrings: Record<Language, Record<string, Dictionary>>;
  /** Strings the shell shows at once. */
  dictionaries: Record<Language, Dictionary>;
  /** Strings of parts that are loaded when they are first wanted. */
  lateDictionaries: Record<Language, Dictionary>;
  /** Words readers use for the same thing. */
  synonyms: Record<Language, Synonyms>;
  /** Paths of pages the search offers first. */
  popularPages: readonly string[];
  /** Paths the site serves besides the Markdown pages; links may lead there. */
  standalonePaths: readonly string[];
  /** Scheme and host of the published site, without a slash at the end. */
  origin: string;
  repositoryUrl: string;
  /** Address that a source file's path is appended to for reading it. */
  sourceRoot: string;
  /** Address that a folder of the documented library is appended to for reading its source. */
  librarySourceRoot: string;
  /** Address that a source file's path is appended to for editing it. */
  editRoot: string;
  /** Commit of the library that exported projects use instead of its published packages. */
  commitReference: string | null;
  /** In development files change under us, so nothing found on disk is kept between calls. */
  watching: boolean;
}
