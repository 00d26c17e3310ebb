import type { ErrorScope } from '#model/errors/ErrorScope.ts';
import type { ImportCostRecord } from '#model/api/ImportCost.ts';
import type { PropGroupRules } from '#model/api/PropGroup.ts';
import type { ApiScope } from '#model/api/ApiScope.ts';
import type { ExampleTraits } from '#model/ChartExample.ts';
import type { ChartFormPlan, NumberLimits } from '#model/ChartForm.ts';
import type { ComponentParts } from '#model/inspector/ComponentParts.ts';
import type { Language, LanguageRecord } from '#model/Language.ts';
import type { RenamedPages } from '#model/redirects.ts';
import type { NewsEntry } from '#model/NewsEntry.ts';
import type { ProductIdentifier, Section } from '#model/Product.ts';
import type { SiteFigures } from '#model/SiteFigures.ts';
import type { Synonyms } from '#search/PackedIndex.ts';
import type { VersionRecord } from '#model/versions/VersionRecord.ts';
import type { Template } from '#model/Template.ts';
import type { DocsMessages } from './messages.ts';

/** The input of the pipeline: `contentConfig` reads it from `content/`, tests define their own. */
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
  /** What imports of the library cost, as last measured. */
  importCosts: ImportCostRecord;
  /** What became of the public API of each package, version by version. */
  versionRecords: readonly VersionRecord[];
  /** Version the documentation is labeled with. */
  docsVersion: string;
  /** Notes on the messages of the library, product by product. */
  errorScopes: readonly ErrorScope[];
  /** Ids of messages that need no note. */
  internalMessages: readonly string[];
  /** Subjects of props by folder of the product. */
  propGroupRules: Readonly<Record<string, PropGroupRules>>;
  /** Elements of components that the types say nothing about, by folder of the product. */
  componentParts: Readonly<Record<string, ComponentParts>>;
  /** Which question each demo answers, by folder of the product. */
  exampleTraits: Readonly<Record<string, ExampleTraits>>;
  /** What the chart builder offers. */
  chartForms: {
    plans: readonly ChartFormPlan[];
    limits: NumberLimits;
    palettes: readonly string[];
  };
  /** What releases brought, by folder of the product. */
  news: Readonly<Record<string, readonly NewsEntry[]>>;
  /** What is known about the site, for its front page. */
  figures: SiteFigures;
  languages: Record<Language, LanguageRecord>;
  /** Identity of pages that belong to no product. */
  library: ProductIdentifier;
  titles: Record<Language, Record<string, string>>;
  messages: Record<Language, DocsMessages>;
  /** Words that readers use for the same thing. */
  synonyms: Record<Language, Synonyms>;
  /** Paths of pages that the search suggests before a query. */
  popularPages: readonly string[];
  /** Paths of pages that are not Markdown files; links may lead there. */
  standalonePaths: readonly string[];
  /** Groups of the core library's documentation, with their place on that library's site. */
  coreGroups: readonly { pathname: string; href: string }[];
  /** Address of the store of premium themes. */
  themeStore: string;
  /** Former addresses of pages. */
  renamedPages: RenamedPages;
  /** Anchors by path that the site this one replaces has published. */
  publishedAnchors: Readonly<Record<string, readonly string[]>>;
  /** Scheme and host of the published site, without a trailing slash. */
  origin: string;
  repositoryUrl: string;
  /** URL prefix for viewing a file of this repository; null when its address is not known. */
  sourceRoot: string | null;
  /** URL prefix for viewing a folder of the documented library. */
  librarySourceRoot: string;
  /** URL prefix for editing a file of this repository; null when its address is not known. */
  editRoot: string | null;
  /** Commit of the library that exported projects use instead of its published packages. */
  commitReference: string | null;
  /** Day the sources were last changed, `YYYY-MM-DD`; null when the last commit decides. */
  sourceDate: string | null;
  /** In development files may change at any time, so what was read is forgotten with each change. */
  watching: boolean;
}
